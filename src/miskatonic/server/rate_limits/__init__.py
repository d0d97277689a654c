"""Rate limits: how much one person or address may ask for."""
