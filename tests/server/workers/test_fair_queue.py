"""Fair queue: who is served next."""

from collections import Counter

from miskatonic.server.workers.fair_queue import FairQueue, Payer


def fill(queue: FairQueue[Payer], person: str, tables: int, jobs: int = 1) -> None:
    for _ in range(jobs):
        for table in range(tables):
            payer = Payer(person, f"{person}{table}")
            queue.push(payer, payer)


def serve(queue: FairQueue[Payer], seconds: float = 1.0) -> str:
    payer = queue.pop()
    assert payer is not None
    queue.settle(payer, seconds)
    return payer.table


def test_a_person_with_many_tables_does_not_hold_up_others() -> None:
    queue: FairQueue[Payer] = FairQueue()
    fill(queue, "ada", tables=15)
    for _ in range(5):
        serve(queue)
    fill(queue, "bob", tables=1)
    assert "bob0" in [serve(queue), serve(queue)]


def test_people_and_their_tables_are_served_in_turn() -> None:
    queue: FairQueue[Payer] = FairQueue()
    fill(queue, "ada", tables=3, jobs=4)
    fill(queue, "bob", tables=1, jobs=12)
    served = [serve(queue) for _ in range(12)]
    assert Counter(table[:3] for table in served) == {"ada": 6, "bob": 6}
    assert Counter(table for table in served if table[:3] == "ada") == dict.fromkeys(
        ("ada0", "ada1", "ada2"), 2
    )


def test_people_who_use_little_are_served_more_often() -> None:
    queue: FairQueue[Payer] = FairQueue()
    fill(queue, "ada", tables=1, jobs=20)
    fill(queue, "bob", tables=1, jobs=20)
    served = []
    for _ in range(22):
        payer = queue.pop()
        assert payer is not None
        queue.settle(payer, 1.0 if payer.person == "ada" else 0.1)
        served.append(payer.person)
    assert served.count("bob") >= 18


def test_absence_earns_no_credit() -> None:
    queue: FairQueue[Payer] = FairQueue()
    fill(queue, "ada", tables=1, jobs=40)
    for _ in range(20):
        serve(queue)
    fill(queue, "bob", tables=1, jobs=10)
    assert Counter(serve(queue)[:3] for _ in range(10)) == {"ada": 5, "bob": 5}


def test_a_retried_job_comes_before_later_jobs_of_its_table() -> None:
    queue: FairQueue[str] = FairQueue()
    payer = Payer("ada", "a")
    queue.push(payer, "first")
    queue.push(payer, "second")
    assert queue.pop() == "first"
    queue.settle(payer, 1.0)
    queue.push(payer, "first", first=True)
    assert [queue.pop(), queue.pop(), queue.pop()] == ["first", "second", None]


def test_idle_people_are_forgotten() -> None:
    queue: FairQueue[Payer] = FairQueue()
    for number in range(100):
        fill(queue, f"person {number}", tables=2)
    while len(queue):
        serve(queue)
    assert queue.pop() is None
    assert queue._accounts == {}
