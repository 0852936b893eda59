"""Luck: fair, repeatable, and sealed where it must be."""

from __future__ import annotations

from collections import Counter

from petteia.core.chance import Luck, SealedLuck, commitment

PINNED = [84, 32, 58, 2, 95, 78, 15, 96]
PINNED_SEALED = [84, 46, 73, 5, 17, 76, 68, 34]


def test_the_same_seed_gives_the_same_stream_for_ever() -> None:
    """Pinned: records of old sittings would be dealt otherwise."""
    luck = Luck("petteia")
    assert [luck.below(100) for _ in range(8)] == PINNED
    sealed = SealedLuck(b"petteia", 7)
    assert [sealed.below(100) for _ in range(8)] == PINNED_SEALED


def test_numbers_stay_below_and_are_all_reached() -> None:
    for luck in (Luck(1), SealedLuck(b"1", 0)):
        counts = Counter(luck.below(6) for _ in range(6000))
        assert set(counts) == set(range(6))
        assert max(counts.values()) < 1.2 * min(counts.values())


def test_a_deal_takes_each_thing_at_most_once() -> None:
    luck = Luck(2)
    dealt = luck.deal([1, 2, 3, 3], 3)
    assert len(dealt) == 3
    assert Counter(dealt) <= Counter([1, 2, 3, 3])
    assert sorted(luck.deal([1, 2], 5)) == [1, 2]
    assert luck.deal([], 2) == []


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    luck = Luck(3)
    orders = Counter(tuple(luck.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert max(orders.values()) < 1.25 * min(orders.values())


def test_a_shuffle_leaves_what_it_was_given() -> None:
    things = [3, 1, 2]
    Luck(4).shuffled(things)
    assert things == [3, 1, 2]


def test_sealed_luck_depends_on_seed_and_turn_alone() -> None:
    def stream(seed: bytes, turn: int) -> list[int]:
        luck = SealedLuck(seed, turn)
        return [luck.below(1000) for _ in range(5)]

    assert stream(b"a", 1) == stream(b"a", 1)
    assert stream(b"a", 1) != stream(b"a", 2)
    assert stream(b"a", 1) != stream(b"b", 1)


def test_the_commitment_tells_nothing_of_the_seed_but_fits_only_it() -> None:
    assert commitment(b"seed") == commitment(b"seed")
    assert commitment(b"seed") != commitment(b"seem")
    assert b"seed".hex() not in commitment(b"seed")
