"""Several servers on one database: membership, presence, leases, notifications."""
