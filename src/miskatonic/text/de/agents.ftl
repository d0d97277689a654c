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
