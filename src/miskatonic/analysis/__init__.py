"""A finished game looked at again: what one seat could have done better, by what it knew then.

    from miskatonic.analysis.analyse import analyse

    found = analyse(record, seat=2)

Every decision of the seat is given to the strongest bot with the view of that moment and nothing
else. Where the bot would have done something else, both choices are played out in the same redealt
worlds. What differs by no more than the noise of these playouts is not called a loss.
"""
