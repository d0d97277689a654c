"""Benchmarks, soaks and fuzzers."""
