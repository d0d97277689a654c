### What programs and language models read at a table of Among Cultists.

ac-agent-own-acts = Only you know what you did (by round):
ac-agent-claims = What was said (by number; no one checks whether it is true):
ac-agent-contradiction =
    { $other ->
        [0] Claim { $claim } contradicts what everyone has seen.
       *[other] Claims { $claim } and { $other } contradict each other.
    }
ac-agent-talk =
    { $left ->
        [one] You may say one more thing now, true or not. A claim is JSON: kind, fields, and ref for the number of the claim it answers.
       *[other] You may say { $left } more things now, true or not. A claim is JSON: kind, fields, and ref for the number of the claim it answers.
    }
