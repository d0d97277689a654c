"""The types of all request and response bodies and of all socket messages.

`python -m tools.generate_ts` writes client/src/generated/protocol.ts from these modules, and the
OpenAPI description is made from them; the protocol is defined nowhere else.

A socket (`/api/tables/{id}/socket`) sends JSON, one message per frame, distinguished by `type`. The
client starts with `hello`; the server answers with `welcome`, then either one `snapshot` or the
missed frames. Counted frames (`update`, `said`) carry `epoch` and `n`; `n` increases by one with
each frame that this viewer is sent. A client that finds a gap sends `hello` again. `room` and
`snapshot` replace their predecessors. Frames may end in white space.

Released names stay, because existing bots and pages of an earlier release use them: the field
`room` holds the `TableState`, `shunned` are the people whom a person has muted or blocked, and
`somebody-leads` refuses a second leader of a shared replay.

To follow the game: take the view of the last `snapshot`, and for each `update` set the keys in
`changed`, append each list in `added` to the list under that key in the view, and append `events`
to `history`. The result is the view that a new snapshot would contain. So growing lists are sent
once, and a move costs the same however long the game has lasted.
"""
