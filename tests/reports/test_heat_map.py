"""Heat maps of how often games are won, and the intervals in them."""

from xml.etree import ElementTree as ET

from miskatonic.reports.charts import heat_map
from miskatonic.sim.strength import Wins


def test_intervals_are_wilson_intervals() -> None:
    """Textbook values for 50 of 100 and 0 of 10."""
    low, high = Wins(50, 100).interval()
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = Wins(0, 10).interval()
    assert (low, round(high, 3)) == (0.0, 0.278)


def test_the_picture_shows_every_share_and_frames_those_off_target() -> None:
    cells = [Wins(40, 100), Wins(90, 100)]
    picture = heat_map(
        "Balance", "100 games", ["A\n2", "B\n4"], [("Fair & square", cells)], (0.25, 0.6)
    )
    root = ET.fromstring(picture)
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"40 %", "90 %", "Fair & square", "31–50 %"} <= set(words)
    frames = [each for each in root.iter() if each.get("class") == "off"]
    assert len(frames) == 1
