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

## Commands

cli-bot = make a bot at a running server, and show its token
cli-mcp = an MCP server, so that a language model can play at a running server
cli-option-server = where the server is
cli-option-login = log in to an account, and ask for its password; without it, a new guest owns the bot
cli-option-bot-name = the new bot's name; without it, the bots of the account are listed
cli-option-revoke = delete a bot by its id, with its token
cli-option-token = the bot's token; better in the variable MISKATONIC_TOKEN
bot-password = Password of { $login }:{ " " }
bot-made = { $name }
    id     { $id }
    token  { $token }
    The token is shown this once. Who has it plays as this bot.
bad-token-missing = no token; give it in { $variable }, or with --token. `miskatonic bot --name NAME` makes one.
bad-extra = the extra { $extra } is not installed ({ $reason }); pip install "miskatonic[{ $extra }]"
