"""tools/clauses.py on rules files of a few lines."""

from pathlib import Path

import pytest

from tools.clauses import (
    Named,
    Open,
    Unreadable,
    check_clauses,
    clauses_of,
    faults,
    named_in,
    read_clauses,
)

# ---------------------------------------------------------------- reading the rules


def test_a_bullet_defines_the_clause_it_begins_with() -> None:
    text = "# Rules\n\n- AR-C1 [2] 28 cards.\n- AR-T10 [6-3] Otherwise the next seat.\n"
    assert clauses_of(text) == ["AR-C1", "AR-T10"]


def test_a_bullet_may_define_several_clauses_each_after_a_full_stop() -> None:
    text = "- DMD-025 At most 4 stress. DMD-026 At the maximum no more. DMD-027 p8 The skull.\n"
    assert clauses_of(text) == ["DMD-025", "DMD-026", "DMD-027"]


def test_rulings_may_omit_the_game_after_the_first_of_a_bullet() -> None:
    text = "- DMD-R1 At 3 or more. R2 All stages. R10 Toughness reduces before 034.\n"
    assert clauses_of(text) == ["DMD-R1", "DMD-R2", "DMD-R10"]


def test_a_short_number_is_a_ruling_only_among_rulings() -> None:
    assert clauses_of("- AC-M1 The room stays lit. R2 is next to it. 3 books.\n") == ["AC-M1"]


def test_mentioning_a_clause_does_not_define_it() -> None:
    text = "AR-C9 is ours.\n- AR-E8 Dummies count for AR-E2 to AR-E4 (AR-V1); AR-V2 holds.\n"
    assert clauses_of(text) == ["AR-E8"]


def test_a_bullet_may_continue_on_indented_lines() -> None:
    text = "- DMD-001 The team wins\n  or loses. DMD-002 One box.\nDMD-003 is mentioned.\n"
    assert clauses_of(text) == ["DMD-001", "DMD-002"]


def test_code_blocks_and_bullets_without_an_id_define_nothing() -> None:
    text = "- Agatha May: Killer Instinct.\n```toml\n- AC-B1 no\n```\n- AC-B2 Three maps.\n"
    assert clauses_of(text) == ["AC-B2"]


def test_a_clause_defined_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one.md").write_text("- AR-C1 Cards.\n")
    (tmp_path / "two.md").write_text("- AR-C1 Other cards.\n")
    with pytest.raises(Unreadable, match=r"two\.md: AR-C1 is defined a second time.*one\.md"):
        read_clauses(tmp_path)


# ---------------------------------------------------------------- reading the tests


def test_ids_are_read_from_decorators() -> None:
    source = '@clause("AR-T4", "AR-T5")\ndef test_take() -> None: ...\n'
    assert named_in(source, "t.py") == [Named("AR-T4", "t.py:1"), Named("AR-T5", "t.py:1")]


def test_ids_are_read_from_marks_of_modules_classes_and_parameters() -> None:
    source = (
        'pytestmark = clause("AR-C1")\n'
        '@clause("AR-C2")\nclass TestCards: ...\n'
        'CASES = [pytest.param(1, marks=clause("AR-C3"))]\n'
    )
    assert [named.clause for named in named_in(source, "t.py")] == ["AR-C1", "AR-C2", "AR-C3"]


def test_ids_in_strings_and_comments_are_ignored() -> None:
    assert named_in('# clause("AR-C1")\nTEXT = \'clause("AR-C2")\'\n', "t.py") == []


def test_a_computed_id_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"t\.py:1: clause\(\) takes plain ids, not IDS\[0\]"):
        named_in("@clause(IDS[0])\ndef test_x() -> None: ...\n", "t.py")


def test_a_clause_on_a_function_that_is_not_a_test_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"t\.py:2: take carries @clause but is no test"):
        named_in('@clause("AR-T5")\ndef take() -> None: ...\n', "t.py")


# ---------------------------------------------------------------- faults

GAMES = {"ritual": ["AR-C1", "AR-C2"], "cultists": ["AC-C1", "AC-C2"]}
CULTISTS_UNBUILT = {"cultists": Open(all=True, reason="unbuilt", clauses=frozenset())}


def named(*clauses: str) -> list[Named]:
    return [Named(clause, "t.py:1") for clause in clauses]


def test_no_fault_if_every_clause_has_a_test() -> None:
    assert list(faults(GAMES, named("AR-C1", "AR-C2"), CULTISTS_UNBUILT)) == []


def test_a_clause_without_a_test_is_a_fault() -> None:
    found = list(faults(GAMES, named("AR-C1"), CULTISTS_UNBUILT))
    assert found == ["docs/rules/ritual.md: AR-C2 has no test"]


def test_an_id_without_a_clause_is_a_fault() -> None:
    found = list(faults(GAMES, named("AR-C1", "AR-C2", "AR-C3"), CULTISTS_UNBUILT))
    assert found == ["t.py:1: no clause AR-C3 in docs/rules"]


def test_an_unfinished_game_may_have_some_tests_and_leaves_the_list_with_the_last() -> None:
    ritual = ("AR-C1", "AR-C2")
    assert list(faults(GAMES, named(*ritual, "AC-C1"), CULTISTS_UNBUILT)) == []
    found = list(faults(GAMES, named(*ritual, "AC-C1", "AC-C2"), CULTISTS_UNBUILT))
    assert found == ["open.toml: every clause of cultists has a test; remove [cultists]"]


def test_a_listed_clause_must_not_have_a_test() -> None:
    waiting = {"ritual": Open(all=False, reason="no server", clauses=frozenset(["AR-C2"]))}
    games = {"ritual": GAMES["ritual"]}
    assert list(faults(games, named("AR-C1"), waiting)) == []
    found = list(faults(games, named("AR-C1", "AR-C2"), waiting))
    assert found == ["open.toml: AR-C2 has a test; remove it from [ritual]"]


# ---------------------------------------------------------------- the command


def checkout(root: Path, open_toml: str) -> Path:
    (root / "docs" / "rules").mkdir(parents=True)
    (root / "docs" / "rules" / "ritual.md").write_text("- AR-C1 Cards.\n- AR-C2 Types.\n")
    (root / "docs" / "rules" / "open.toml").write_text(open_toml)
    (root / "tests").mkdir()
    (root / "tests" / "test_cards.py").write_text('@clause("AR-C1")\ndef test_cards(): ...\n')
    return root


def test_the_check_prints_counts_and_succeeds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = checkout(tmp_path, '[ritual]\nclient = ["AR-C2"]\nreason = "no client"\n')
    assert check_clauses(root) == 0
    assert capsys.readouterr().out == ("ritual: 1 of 2 clauses have a test; open: no client\n")


def test_the_check_names_faults_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_clauses(checkout(tmp_path, "")) == 1
    assert capsys.readouterr().err == "docs/rules/ritual.md: AR-C2 has no test\n"


@pytest.mark.parametrize(
    ("open_toml", "complaint"),
    [
        ("[chess]\nall = true\n", "no game 'chess'; there are ritual"),
        ("[ritual]\nall = true\n", "[ritual] needs a reason"),
        ('[ritual]\nreason = "x"\nlater = []\n', "unknown keys ['later']"),
        ('[ritual]\nreason = "x"\nserver = ["AR-X9"]\n', "lists AR-X9, unknown to ritual.md"),
        ("[ritual\n", "open.toml: "),
    ],
)
def test_an_invalid_open_list_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], open_toml: str, complaint: str
) -> None:
    assert check_clauses(checkout(tmp_path, open_toml)) == 1
    assert complaint in capsys.readouterr().err
