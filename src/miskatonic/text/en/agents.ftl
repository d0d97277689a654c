### What programs and language models read at the table, and the commands for them.

agent-you-are = You are { $name }, seat { $seat }.
agent-watching = You watch this table; you have no seat.
agent-lately = Lately:
agent-waiting = Nothing is asked of you now. The table waits for: { $names }
agent-asked = You are asked:
agent-optional = You may answer, and need not:
agent-over = The game is over. Winners: { $names }

agent-illegal = { $answer } is none of your options. Answer with one of these numbers: { $options }
agent-no-choice = Your answer has no choice in it: { $answer }. It takes a number, such as { $example }, or a name, such as { $name }.
