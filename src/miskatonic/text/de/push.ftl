### Was eine Nachricht sagt, die einen Browser ohne eine Seite von uns erreicht.

push-title = Du bist am Zug
push-body = { $game }: Der Tisch wartet auf dich.
