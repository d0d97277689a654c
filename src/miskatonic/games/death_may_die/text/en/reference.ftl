### The catalogue of cards, figures, tokens and skills.

dmd-deck-investigators = Investigators
dmd-deck-skills = Skills
dmd-deck-insanities = Insanities
dmd-deck-enemies = Enemies
dmd-deck-tokens = Tokens
dmd-deck-relics = Relics
dmd-deck-unknown = Unknown Monsters
dmd-deck-unknown-mythos = Mythos of the Unknown
dmd-deck-stages = Stages
dmd-deck-mythos = Mythos
dmd-deck-episode = Goal and actions
dmd-deck-discovery = Discovery
dmd-reference-monsters = Monsters: { $monsters }.
