"""Analyse a finished game: what one seat could have done better, given what it knew then.

    from miskatonic.analysis.seat import analyse

    found = analyse(record, seat=2)

The strongest bot gets each decision of the seat with only the view of that moment. If it would have
chosen differently, both choices are played out in the same redealt worlds. A difference within the
noise of these playouts is not called a loss.
"""
