reason-places_still_open = Allt är inte spelat i { $group } än. Särspel och lottdragning om placeringar kommer efter det sista partiet i de { $rounds } ronderna.
reason-play_off_needs_two = Till särspel eller lottdragning behövs minst två spelare.
reason-play_off_wrong_player = { $player } är nämnd två gånger eller spelar inte i { $group }.
reason-players_not_level = De { $count } spelarna delar inte plats: poängen och det som står först i gruppens särskiljning har skilt dem åt.
reason-level_player_left_out = { $player } delar platsen och ska vara med.
reason-play_off_not_for_the_title = Särspelet om mästerskapet gäller förstaplatsen; dessa spelare delar plats { $place }.
reason-play_off_rules_unwritten = Med { $count } spelare säger reglerna inte hur särspelet spelas. Skriv vad som bestämts och av vem.
reason-play_off_draw_odds =
    { $colour ->
         [white] I detta steg vinner vit vid remi och får hela poängen.
        *[black] I detta steg vinner svart vid remi och får hela poängen.
    }
reason-play_off_all_meet =
    { $count } spelare möts alla mot alla, { $games ->
         [one] en gång
        *[other] { $games } gånger
    }: enligt rondschemat för alla mot alla med lottdragna nummer, i den ordning spelarna står här. Bara poängen i detta steg skiljer dem åt; de som ännu står lika går vidare sinsemellan.
reason-play_off_without_stages = Ange vad som spelas: minst ett steg.
reason-play_off_goes_on = Ett särspel mellan dessa spelare pågår. Spela det färdigt, eller ställ in det först.
reason-play_off_decided = Särspelet är avgjort och står fast. Ett felaktigt resultat rättas parti för parti.
reason-no_such_play_off = { $group } har inget särspel { $number }.
reason-play_off_called_off = Särspelet är inställt.
reason-play_off_no_such_game = Särspelet har inget parti { $game } att föra in.
reason-play_off_changed_meanwhile =
    Någon annan har under tiden ändrat parti { $game }: det visade { $seen ->
         [open] inget resultat
        *[other] { $seen }
    } och är nu { $is ->
         [open] utan resultat
        *[other] { $is }
    }. Inget av det du förde in har sparats; se efter och för in igen.
reason-play_off_later_game_played = Med detta resultat i parti { $game } hade parti { $later } inte spelats. Ta bort parti { $later } först.
reason-play_off_both_absent = Om ingen av dem kom finns inget parti. Ställ in särspelet, och dra lott om platserna måste skiljas åt.
reason-play_off_not_put_off = Parti { $game } i särspelet kan inte skjutas upp eller avbrytas. Skriv in resultatet när det är spelat.
reason-play_off_notice_missing = Ange för partiet som inte spelades: hade spelaren lämnat återbud, inte lämnat återbud, eller kom spelaren för sent?
reason-play_off_lot_stands = Färgerna i särspelet är lottade; lottdragningen tas inte tillbaka. Själva särspelet kan ställas in.
reason-place_lot_stands = Lottdragningen om dessa platser görs en gång; den görs inte om och tas inte tillbaka.
reason-todo_play_off = { $count } spelare delar förstaplatsen i { $group }, och reglerna kräver särspel.
reason-todo_play_off_games = Spela särspelet i { $group } och för in partierna.
reason-todo_place_lot = { $count } spelare delar förstaplatsen i { $group }, och reglerna kräver lottdragning.
reason-event_play_off_set_up = Särspel mellan { $count } spelare i { $group }, färgerna lottade, slumpfrö { $seed }
reason-event_play_off_called_off = Särspelet i { $group } inställt
reason-event_play_off_game_added = { $group }, särspel: { $white } – { $black }
reason-event_play_off_game_set =
    { $group }, särspel, parti { $game }: { $to ->
         [open] resultatet borttaget
        *[other] { $to }
    }
reason-event_place_lot_drawn = Lottdragning om placeringen för { $count } spelare i { $group }, slumpfrö { $seed }
