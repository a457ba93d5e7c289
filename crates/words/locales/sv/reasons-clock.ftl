# What happened
reason-happened_flag_claimed =
    { $color ->
         [white] Vit
        *[black] Svart
    } hävdar att { $color ->
         [white] svarts
        *[black] vits
    } tid är ute.
reason-happened_flag_noticed =
    Domaren ser att { $color ->
         [white] vits
        *[black] svarts
    } kläpp har fallit.
reason-happened_both_flags = Båda kläpparna har fallit.
reason-happened_stopped =
    { $color ->
         [white] Vit
        *[black] Svart
    } stannade klockorna.
reason-happened_clock_defect = Klockan sägs vara felaktig.
reason-happened_clock_wrongly_set = Klockan sägs vara fel inställd.
reason-happened_clock_handling = Klockan hanterades inte som den ska.

# One flag
reason-flag_not_fallen =
    { $color ->
         [white] Vits
        *[black] Svarts
    } kläpp har inte fallit: kravet avslås.
reason-flag_players_call =
    Här är det bara spelarna som påtalar en fallen kläpp. Domaren säger inget om { $color ->
         [white] vits
        *[black] svarts
    } kläpp, och partiet fortsätter.
reason-flag_enough_moves =
    { $color ->
         [white] Vit
        *[black] Svart
    } hade fullbordat { $moves } drag när kläppen föll, och det krävdes { $required }: partiet fortsätter i nästa period.
reason-flag_lost =
    { $color ->
         [white] Vit
        *[black] Svart
    } { $required ->
         [0] överskred tiden innan partiet var avgjort
        *[other] överskred tiden efter { $moves } av { $required } drag
    } och förlorar.
reason-flag_no_mate =
    { $color ->
         [white] Vit
        *[black] Svart
    } { $required ->
         [0] överskred tiden innan partiet var avgjort
        *[other] överskred tiden efter { $moves } av { $required } drag
    }, men { $color ->
         [white] svart
        *[black] vit
    } kan inte sätta matt med någon följd av regelrätta drag: partiet är remi.
reason-flag_own_down =
    { $color ->
         [white] Vits
        *[black] Svarts
    } egen kläpp har också fallit: det går inte att vinna på tid.
reason-flag_own_first =
    { $color ->
         [white] Vits
        *[black] Svarts
    } egen kläpp föll först: kravet avslås.

# Both flags
reason-both_flags_always_drawn = Båda kläpparna har fallit: partiet är remi, oavsett vilken som föll först.
reason-both_flags_play_on = Det går inte att fastställa vilken kläpp som föll först, och det är inte sista perioden: partiet fortsätter, och nästa drag är det första i den nya perioden.
reason-both_flags_drawn = Det går inte att fastställa vilken kläpp som föll först, och alla återstående drag skulle utföras: partiet är remi.
reason-both_flags_play_on_by_analogy = Det går inte att fastställa vilken kläpp som föll först. I analogi med reglerna för partier utan tilläggstid fortsätter partiet i nästa period.
reason-both_flags_drawn_by_analogy = Det går inte att fastställa vilken kläpp som föll först. I analogi med reglerna för partier utan tilläggstid är partiet remi.
reason-both_flags_no_rule =
    Båda kläpparna har fallit, och reglerna för partier utan tilläggstid gäller inte här. Domaren kan följa dem i analogi eller gå efter klockan. { $color ->
         [white] Enligt klockan föll vits först.
         [black] Enligt klockan föll svarts först.
        *[other] Klockan visar inte ordningen.
    }

# Stopping and setting
reason-stop_reason_judged =
    { $color ->
         [white] Vit
        *[black] Svart
    } stannade klockorna. Fanns det giltigt skäl? { $reason ->
         [none] Inget skäl har angetts.
        *[other] Angivet: { $reason }.
    }
reason-stop_accepted =
    { $color ->
         [white] Vit
        *[black] Svart
    } hade giltigt skäl att stanna klockorna och tillkalla domaren.
reason-stop_without_reason =
    { $color ->
         [white] Vit
        *[black] Svart
    } hade inget giltigt skäl att stanna klockorna och varnas. Domaren kan välja en annan bestraffning på listan.
reason-clock_defect_judged = Är klockan uppenbart felaktig? I så fall byts den ut, och domaren bestämmer tiderna; annars gäller det klockan visar.
reason-clock_setting_judged = Var klockan fel inställd? I så fall rättar domaren tiderna och dragräknaren.
reason-clock_replaced = Klockan är uppenbart felaktig. Den byts ut, och domaren bestämmer tiderna efter bästa omdöme.
reason-clock_setting_corrected = Klockan var fel inställd. Domaren rättar den efter bästa omdöme.
reason-clock_display_stands = Inget uppenbart fel: det klockan visar gäller.
reason-clock_hand_judged =
    Klockan ska tryckas ned med den hand som flyttade, och inget finger får vila på knappen. { $color ->
         [white] Det gäller vit.
         [black] Det gäller svart.
        *[other] Domaren anger spelaren.
    } Domaren kan låta det passera eller bestraffa det.
reason-clock_misuse_judged =
    Man får inte slå på, lyfta eller välta klockan. { $color ->
         [white] Det gäller vit.
         [black] Det gäller svart.
        *[other] Domaren anger spelaren.
    } Domaren kan låta det passera eller bestraffa det.
reason-clock_misuse_to_punish =
    Man får inte slå på, lyfta eller välta klockan. { $color ->
         [white] Det gäller vit.
         [black] Det gäller svart.
        *[other] Domaren anger spelaren.
    } Det ska bestraffas; domaren väljer bestraffningen.
reason-clock_handling_left = Domaren låter det passera.
reason-adjusting_without_clock =
    { $color ->
         [white] Vit
        *[black] Svart
    } rättade till pjäser medan spelarens egen klocka inte gick.

# What a script cannot contain
reason-script_flag_not_fallen =
    { $color ->
         [white] Vits
        *[black] Svarts
    } kläpp har inte fallit på manusets egen klocka vid denna tidpunkt.
reason-script_already_started = Klockan har redan startats.
