"""Every body of the REST interface and every message of the sockets, as types.

`python -m tools.generate_ts` writes client/src/generated/protocol.ts from these modules, and the
OpenAPI description is made from them; nothing else says what goes over the wire.

A socket (`/api/tables/{id}/socket`) speaks JSON, one message a frame, told apart by `type`. The
client begins with `hello`; the server answers `welcome`, then either one `snapshot` or the frames
that were missed. Counted frames (`update`, `said`) carry `epoch` and `n`; `n` rises by one from
frame to frame and counts only what this viewer is sent. A client that finds a gap says `hello`
again. `room` and `snapshot` replace what was there before. Frames may end in white space.

To follow the game: take the view of the last `snapshot`, and for each `update` set the keys in
`changed`, append each list in `added` to the list that the view has under that key, and append
`events` to `history`. The result is the view that a new snapshot would hold. So what only grows
goes over the wire once, and a move costs the same however long the game has been.
"""
