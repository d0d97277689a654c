### Was Programme und Sprachmodelle am Tisch lesen, und die Befehle dafür.

agent-you-are = Du bist { $name }, Platz { $seat }.
agent-watching = Du siehst an diesem Tisch zu; du hast keinen Platz.
agent-lately = Zuletzt:
agent-waiting = Du wirst gerade nichts gefragt. Der Tisch wartet auf: { $names }
agent-asked = Du wirst gefragt:
agent-optional = Du darfst antworten, musst aber nicht:
agent-over = Das Spiel ist aus. Es gewinnt: { $names }

agent-illegal = { $answer } ist keine deiner Möglichkeiten. Antworte mit einer dieser Zahlen: { $options }
agent-no-choice = In deiner Antwort steht keine Wahl: { $answer }. Es braucht eine Zahl, etwa { $example }, oder einen Namen, etwa { $name }.

## Befehle

cli-bot = einen Bot auf einem laufenden Server anlegen und sein Token zeigen
cli-mcp = ein MCP-Server, damit ein Sprachmodell auf einem laufenden Server mitspielen kann
cli-option-server = wo der Server ist
cli-option-login = in ein Konto einloggen und nach dem Passwort fragen; sonst gehört der Bot einem neuen Gast
cli-option-bot-name = der Name des neuen Bots; ohne ihn werden die Bots des Kontos aufgezählt
cli-option-revoke = einen Bot nach seiner Nummer löschen, samt Token
cli-option-token = das Token des Bots; besser in der Variablen MISKATONIC_TOKEN
bot-password = Passwort von { $login }:{ " " }
bot-made = { $name }
    Nummer  { $id }
    Token   { $token }
    Das Token wird nur dieses eine Mal gezeigt. Wer es hat, spielt als dieser Bot.
bad-token-missing = kein Token; gib es in { $variable } an, oder mit --token. `miskatonic bot --name NAME` macht eines.
bad-extra = das Extra { $extra } ist nicht installiert ({ $reason }); pip install "miskatonic[{ $extra }]"
