# What happened
reason-happened_flag_claimed = { side } hävdar att { other-side.within-of } tid är ute.
reason-happened_flag_noticed = Domaren ser att { side.within-of } kläpp har fallit.
reason-happened_both_flags = Båda kläpparna har fallit.
reason-happened_stopped = { side } stannade klockorna.
reason-happened_clock_defect = Klockan sägs vara felaktig.
reason-happened_clock_wrongly_set = Klockan sägs vara fel inställd.
reason-happened_clock_handling = Klockan hanterades inte som den ska.

# One flag
reason-flag_not_fallen = { side.of } kläpp har inte fallit: kravet avslås.
reason-flag_players_call = Här är det bara spelarna som påtalar en fallen kläpp. Domaren säger inget om { side.within-of } kläpp, och partiet fortsätter.
reason-flag_enough_moves = { side } hade fullbordat { $moves } drag när kläppen föll, och det krävdes { $required }: partiet fortsätter i nästa period.
reason-flag_lost =
    { side } { $required ->
         [0] överskred tiden innan partiet var avgjort
        *[other] överskred tiden efter { $moves } av { $required } drag
    } och förlorar.
reason-flag_no_mate =
    { side } { $required ->
         [0] överskred tiden innan partiet var avgjort
        *[other] överskred tiden efter { $moves } av { $required } drag
    }, men { other-side.within } kan inte sätta matt med någon följd av regelrätta drag: partiet är remi.
reason-flag_own_down = { side.of } egen kläpp har också fallit: det går inte att vinna på tid.
reason-flag_own_first = { side.of } egen kläpp föll först: kravet avslås.

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
    { side } stannade klockorna. Fanns det giltigt skäl? { $reason ->
         [none] Inget skäl har angetts.
        *[other] Angivet: { $reason }.
    }
reason-stop_accepted = { side } hade giltigt skäl att stanna klockorna och tillkalla domaren.
reason-stop_without_reason = { side } hade inget giltigt skäl att stanna klockorna och varnas. Domaren kan välja en annan bestraffning på listan.
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
reason-adjusting_without_clock = { side } rättade till pjäser medan spelarens egen klocka inte gick.

# What a script cannot contain
reason-script_flag_not_fallen = { side.of } kläpp har inte fallit på manusets egen klocka vid denna tidpunkt.
reason-script_already_started = Klockan har redan startats.
