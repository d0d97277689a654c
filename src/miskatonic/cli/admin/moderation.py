"""Commands of `miskatonic admin` about bans, reports and people."""

from typing import Final

from miskatonic.cli.admin.shell import AdminShell, date
from miskatonic.cli.usage import BadUsage
from miskatonic.store import administration
from miskatonic.store.erasure import find_traces
from miskatonic.text import Texts

MOST_DAYS: Final = 36_500


def ban(shell: AdminShell) -> int:
    given = shell.given
    days = read_days(shell.texts, given.days)
    done = shell.write(
        lambda each: shell.admin.ban(each, given.kind, given.value, days, given.reason)
    )
    return shell.say("admin-done-ban", kind=done.kind, value=done.value, until=days or 0)


def read_days(texts: Texts, word: str | None) -> int | None:
    if word is None:
        return None
    if not word.isdecimal() or not 1 <= int(word[:9]) <= MOST_DAYS:
        raise BadUsage(texts("admin-bad-days", word=word))
    return int(word[:9])


def unban(shell: AdminShell) -> int:
    given = shell.given
    shell.write(lambda each: shell.admin.unban(each, given.kind, given.value))
    return shell.say("admin-done-unban", value=given.value)


def bans(shell: AdminShell) -> int:
    return shell.list(
        (each.kind, each.value, date(each.at), date(each.until), each.reason)
        for each in shell.read(administration.bans)
    )


def reports(shell: AdminShell) -> int:
    found = shell.read(lambda each: administration.reports(each, with_closed=shell.given.all))
    return shell.list(
        (each.number, date(each.at), each.reason, each.about_name or each.about, date(each.closed))
        for each in found
    )


def report(shell: AdminShell) -> int:
    number = shell.given.number
    found = shell.read(lambda each: administration.reports(each, number=number))
    if not found:
        raise BadUsage(shell.texts("admin-no-report", word=str(number)))
    [one] = found
    shell.list((key, value) for key, value in one._asdict().items() if key != "text")
    print(one.text)
    return 0


def close_report(shell: AdminShell) -> int:
    number = shell.given.number
    shell.write(lambda each: shell.admin.close_report(each, number))
    return shell.say("admin-done-report", number=number)


def rename(shell: AdminShell) -> int:
    given = shell.given
    person = shell.write(lambda each: shell.admin.rename(each, given.person, given.name))
    return shell.say("admin-done-rename", id=person.id, name=person.name)


def delete(shell: AdminShell) -> int:
    person = shell.read(lambda each: shell.admin.person(each, shell.given.person))
    question = shell.texts("admin-sure", name=person.name, id=person.id)
    if not shell.given.yes and input(f"{question} ").strip() != "yes":
        shell.say("admin-not-sure")
        return 1
    traces = shell.read(lambda each: find_traces(each, person.id))
    shell.write(lambda each: shell.admin.delete_person(each, person.id, traces))
    return shell.say("admin-done-delete", name=person.name, id=person.id)
