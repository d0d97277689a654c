### Was Programme und Sprachmodelle am Tisch lesen, und die Befehle dafür.

agent-you-are = Du bist { $name }, Platz { $seat }.
agent-watching = Du siehst an diesem Tisch zu; du hast keinen Platz.
agent-lately = Zuletzt:
agent-waiting = Gerade ist nichts zu entscheiden. Warten auf: { $names }
agent-asked = Deine Entscheidung:
agent-optional = Du darfst antworten, musst aber nicht:
agent-over = Die Partie ist vorbei. Es gewinnt: { $names }

## Befehle

cli-bot = Bots auf einem laufenden Server anlegen, auflisten oder löschen
cli-mcp = ein MCP-Server, damit ein Sprachmodell auf einem laufenden Server mitspielen kann
cli-option-server = wo der Server ist
cli-option-login = in einem Konto anmelden und nach dem Passwort fragen; sonst gehört der Bot einem neuen Gast
cli-option-bot-name = der Name des neuen Bots; ohne ihn werden die Bots des Kontos aufgezählt
cli-option-revoke = einen Bot nach seiner Nummer löschen, samt Token
cli-option-token = das Token des Bots; besser in der Variablen MISKATONIC_TOKEN
bot-password = Passwort von { $login }:
bot-made = { $name }
    Nummer: { $id }
    Token: { $token }
    Das Token wird nur dieses eine Mal gezeigt. Wer es hat, spielt als dieser Bot.
bad-token-missing = kein Token; gib es in { $variable } an, oder mit --token. `miskatonic bot --name NAME` macht eines.
bad-extra = das Extra { $extra } ist nicht installiert ({ $reason }); pip install "miskatonic[{ $extra }]"
cli-evaluate = einen Agenten auf gleichen Karten gegen Vergleichsbots spielen lassen und berichten, wie gut er ist
cli-export = Partien als Datensatz schreiben, in Parquet-Dateien
cli-option-agent = ein Befehl, der auf JSON-Zeilen antwortet, eine URL, mcp:BEFEHL oder bot:STUFE
cli-option-against = die Bots auf allen anderen Plätzen, der Reihe nach (sonst: adept)
cli-option-deals = wie viele Kartenverteilungen; jede wird von jedem Platz aus einmal gespielt
cli-option-patience = wie viele Sekunden der Agent für eine Antwort hat
cli-option-tries = wie oft gefragt wird, bevor die Vorgabe gespielt wird
cli-option-silent = den Agenten nicht nach Behauptungen fragen
cli-option-view = dem Agenten neben dem Text auch die Sicht als Daten schicken
cli-option-evaluate-out = wohin Partien und Bericht geschrieben werden; ein abgebrochener Lauf geht dort weiter
cli-option-export-bots = wer spielt, Platz für Platz und dann von vorn (sonst: die stärksten)
cli-option-records = Partien aus Dateien, wie ein Server sie ausgibt, statt neuer
cli-option-no-text = die Textseite weglassen, die das meiste von der Größe ausmacht
cli-option-export-out = wohin die Dateien geschrieben werden
evaluate-unfinished = Nicht alle Partien wurden gespielt. Derselbe Befehl macht dort weiter, wo dieser aufgehört hat.
export-written = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } mit { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    } und { $claims ->
        [one] einer Behauptung
       *[other] { $claims } Behauptungen
    } in { $folder }
