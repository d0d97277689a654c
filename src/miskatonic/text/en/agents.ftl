### What programs and language models read at the table, and the commands for them.

agent-you-are = You are { $name }, seat { $seat }.
agent-watching = You watch this table; you have no seat.
agent-lately = Lately:
agent-waiting = Nothing is asked of you now. The table waits for: { $names }
agent-asked = You are asked:
agent-optional = You may answer, and need not:
agent-over = The game is over. Winners: { $names }

## Commands

cli-bot = make a bot at a running server, and show its token
cli-mcp = an MCP server, so that a language model can play at a running server
cli-option-server = where the server is
cli-option-login = log in to an account, and ask for its password; without it, a new guest owns the bot
cli-option-bot-name = the new bot's name; without it, the bots of the account are listed
cli-option-revoke = delete a bot by its id, with its token
cli-option-token = the bot's token; better in the variable MISKATONIC_TOKEN
bot-password = Password of { $login }:
bot-made = { $name }
    id: { $id }
    token: { $token }
    The token is shown this once. Who has it plays as this bot.
bad-token-missing = no token; give it in { $variable }, or with --token. `miskatonic bot --name NAME` makes one.
bad-extra = the extra { $extra } is not installed ({ $reason }); pip install "miskatonic[{ $extra }]"
cli-evaluate = play an agent against reference bots on duplicate deals, and report how well it does
cli-export = write games as a data set, in Parquet files
cli-option-agent = a command that answers JSON lines, a URL, mcp:COMMAND, or bot:LEVEL
cli-option-against = the bots on all other seats, by turns (default: adept)
cli-option-deals = how many deals; each is played once from every seat
cli-option-patience = how many seconds the agent may take for an answer
cli-option-tries = how often a question is asked before the default is played
cli-option-silent = do not ask the agent for claims
cli-option-view = send the agent the view as data, beside the text
cli-option-evaluate-out = where games and report are written; a run that was stopped goes on there
cli-option-export-bots = who plays, seat by seat and then again (default: the strongest)
cli-option-records = games from files, such as a server exports, instead of new ones
cli-option-no-text = leave out the page of text, which is most of the size
cli-option-export-out = where the files are written
evaluate-unfinished = Not all games were played. The same command goes on where this one was stopped.
export-written = { $games ->
        [one] one game
       *[other] { $games } games
    } with { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } and { $claims ->
        [one] one claim
       *[other] { $claims } claims
    } in { $folder }
