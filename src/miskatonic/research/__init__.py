"""The games as a research environment: agents, evaluation, data sets, adapters."""
