"""Reports on strength and balance: tables and charts of simulated games."""
