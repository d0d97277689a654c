### What programs and language models read at the table, and the commands for them.

agent-you-are = You are { $name }, seat { $seat }.
agent-watching = You are watching this table; you have no seat.
agent-lately = Recent events:
agent-waiting = Nothing to decide now. Waiting for: { $names }
agent-asked = Your decision:
agent-optional = You may answer, but don’t have to:
agent-over = The game is over. Winners: { $names }

## Commands

cli-bot = create, list or revoke bots on a running server
cli-mcp = run an MCP server, so that a language model can play on a running server
cli-option-server = the server’s address
cli-option-login = log in to an account, and ask for its password; without it, a new guest owns the bot
cli-option-bot-name = the new bot’s name; without it, the account’s bots are listed
cli-option-revoke = delete a bot by its id, with its token
cli-option-token = the bot’s token; better given in the variable MISKATONIC_TOKEN
bot-password = Password of { $login }:
bot-made = { $name }
    id: { $id }
    token: { $token }
    The token is shown only once. Anyone who has it can play as this bot.
bad-token-missing = no token; set { $variable } or use --token. `miskatonic bot --name NAME` creates one.
bad-extra = the extra { $extra } is not installed ({ $reason }); pip install "miskatonic[{ $extra }]"
cli-evaluate = play an agent against reference bots on duplicate deals, and report how well it does
cli-export = write games as a data set, in Parquet files
cli-option-agent = a command that answers JSON lines, a URL, mcp:COMMAND, or bot:LEVEL
cli-option-against = the bots on all other seats, in turn (default: adept)
cli-option-deals = number of deals; each is played once from every seat
cli-option-patience = seconds the agent may take per answer
cli-option-tries = how often a question is asked before the default is played
cli-option-silent = do not ask the agent for claims
cli-option-view = also send the agent the view as data
cli-option-evaluate-out = the folder for games and report; an interrupted run continues there
cli-option-export-bots = the bots, one per seat, repeated as needed (default: the strongest)
cli-option-records = use games from files, such as a server’s exports, instead of new ones
cli-option-no-text = leave out the text pages, which are most of the size
cli-option-export-out = the folder for the files
evaluate-unfinished = Not all games were played. Run the same command again to continue.
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
