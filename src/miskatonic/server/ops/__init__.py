"""Operating a server: admin, configuration, retention, metrics, logs, maintenance."""
