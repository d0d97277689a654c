"""Work outside the event loop: bots, analyses and other slow jobs, in threads and processes."""
