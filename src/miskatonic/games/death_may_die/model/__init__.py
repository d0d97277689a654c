"""What the rules act on: state, components, choices, events, and queries about the table."""
