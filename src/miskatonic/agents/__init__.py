"""Programs and language models at the table: what they read, how they answer, how they are judged.

Nothing here knows a rule or a secret. An agent is given a seat's view, in words and as data, and
answers with one of the options that the view offers.
"""
