"""Programs and language models as players: what they read, how they answer, how they are judged.

Nothing here knows a rule or a secret. An agent gets a seat's view, as text and as data, and answers
with one of the options in that view.
"""
