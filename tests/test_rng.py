"""The project's own random numbers: known numbers, no bias, nothing in common between deals, seeds and matches.

The known packs are the same in every Python, the browser's included.
"""

import itertools
import math
from collections import Counter

import pytest

from deberts.cards import PACK, format_cards
from deberts.rng import Stream, first_dealer, is_seed, match_seed, shuffled_pack

SEED = "00112233445566778899aabbccddeeff"

KNOWN_PACKS = {
    (SEED, 0): "7C TD 9C KH 8D AH QD JH 7H 8C JC AD JD QC KD 9S AS AC TC KS 8S QH 7S JS 9D KC 7D 8H TS 9H TH QS",
    (SEED, 1): "8D 9C TH 9S KD TD 8H AH 7C KC 7D QH QD 8C TC 7H 9H AS KS JS KH 7S 8S JD QS AD TS JC QC 9D JH AC",
    (SEED, 41): "AS KH QC JH AC JD 7S AD 8C JS KD KS 8S 9C JC 9D QD 8H TC 7D QS 7C AH QH TS TD 9S TH 8D 9H 7H KC",
    ("f" * 64, 0): "7C TH 8C TD 8H AD 7S 7H JD QC AH 9D AC 7D JH AS 8D KD QS KH TC TS QH 9C KC 8S QD KS 9S 9H JC JS",
}


@pytest.mark.parametrize(("seed", "deal"), KNOWN_PACKS)
def test_a_seed_deals_the_same_pack_for_ever(seed, deal):
    assert format_cards(shuffled_pack(seed, deal)) == KNOWN_PACKS[seed, deal]


def test_a_seed_has_the_same_first_dealer_for_ever():
    assert [first_dealer(SEED, players) for players in (2, 3, 4)] == [1, 0, 1]
    assert match_seed("golden", 1) == "fc3c8415eb532d6962cae4811f595b6db1a411f6c4faf1fd8c178ade275a7477"


def test_words_are_sha256_of_key_and_counter():
    import hashlib

    key = hashlib.sha256(b"s4:packi1:7").digest()
    blocks = b"".join(hashlib.sha256(key + number.to_bytes(8, "big")).digest() for number in range(2))
    expected = [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, 64, 4)]
    stream = Stream("pack", 7)
    assert [stream.word() for _ in range(16)] == expected


def test_streams_with_different_keys_differ():
    keys = [("1", 23), ("12", 3), ("123",), (123,), ("1", "23"), (1, 23), (), ("",), ("", "")]
    assert len({Stream(*key).word() for key in keys}) == len(keys)


def test_below_is_in_bounds_and_even():
    stream = Stream("below")
    for bound in (1, 2, 3, 7, 32):
        counts = Counter(stream.below(bound) for _ in range(2000))
        assert set(counts) == set(range(bound))
        expected = 2000 / bound
        assert all(abs(count - expected) <= 5 * math.sqrt(expected) for count in counts.values())


def test_below_draws_again_instead_of_favouring_small_numbers():
    class Fixed(Stream):
        __slots__ = ("given",)

        def word(self):
            return self.given.pop(0)

    stream = Fixed()
    stream.given = [2**32 - 1, 5]
    assert stream.below(3) == 2
    assert stream.given == []


def test_chance_is_from_0_to_1():
    stream = Stream("chance")
    numbers = [stream.chance() for _ in range(2000)]
    assert 0 <= min(numbers) < max(numbers) < 1
    assert abs(sum(numbers) / 2000 - 0.5) < 5 / math.sqrt(12 * 2000)


def test_choice_and_shuffled_keep_to_the_items():
    stream = Stream("items")
    assert {stream.choice("abc") for _ in range(100)} == set("abc")
    items = list(range(10))
    assert sorted(stream.shuffled(items)) == items == list(range(10))
    assert stream.shuffled([]) == []


def test_every_order_of_three_is_equally_likely():
    stream = Stream("orders")
    counts = Counter("".join(stream.shuffled("abc")) for _ in range(6000))
    assert len(counts) == 6
    assert all(abs(count - 1000) <= 4 * math.sqrt(1000 * 5 / 6) for count in counts.values())


def test_no_card_prefers_a_place_in_the_pack():
    """32 x 32 counts over 8,000 packs: their chi-square stays within four sigma of what chance gives."""
    packs = 8000
    counts = [[0] * 32 for _ in range(32)]
    for number in range(packs):
        for place, card in enumerate(shuffled_pack(match_seed("bias", number // 20), number % 20)):
            counts[card.index][place] += 1
    expected = packs / 32
    chi_square = sum((count - expected) ** 2 / expected for row in counts for count in row)
    freedom = 31 * 31
    assert abs(chi_square - freedom) < 4 * math.sqrt(2 * freedom)
    spread = math.sqrt(expected * 31 / 32)
    assert all(abs(count - expected) < 5 * spread for row in counts for count in row)


def test_no_card_follows_another_more_often():
    packs = 2000
    follows = Counter()
    for number in range(packs):
        pack = shuffled_pack(match_seed("pairs"), number)
        follows.update((one.index, other.index) for one, other in itertools.pairwise(pack))
    expected = packs * 31 / (32 * 31)
    freedom = 32 * 31 - 1
    pairs = [(one, other) for one in range(32) for other in range(32) if one != other]
    chi_square = sum((follows[pair] - expected) ** 2 / expected for pair in pairs)
    assert abs(chi_square - freedom) < 5 * math.sqrt(2 * freedom)


def test_no_two_deals_are_equal():
    """Neither within a match, nor the same deal of matches with neighbouring seeds."""
    number = int(SEED, 16)
    packs = [shuffled_pack(f"{number + step:032x}", deal) for step in range(20) for deal in range(50)]
    assert len(set(packs)) == len(packs)


def test_neighbouring_seeds_agree_in_no_more_places_than_chance():
    number = int(SEED, 16)
    same = 0
    for step in range(400):
        one, other = shuffled_pack(f"{number + step:032x}", 0), shuffled_pack(f"{number + step + 1:032x}", 0)
        same += sum(a is b for a, b in zip(one, other, strict=True))
    assert abs(same - 400) < 5 * math.sqrt(400)


def test_every_pack_is_the_32_cards():
    for deal in range(50):
        assert sorted(shuffled_pack(SEED, deal)) == list(PACK)


def test_a_seed_reads_the_same_in_capitals():
    assert shuffled_pack(SEED.upper(), 3) == shuffled_pack(SEED, 3)
    assert first_dealer(SEED.upper(), 4) == first_dealer(SEED, 4)


def test_every_seat_may_deal_first():
    for players in (2, 3, 4):
        counts = Counter(first_dealer(match_seed("dealer", number), players) for number in range(1000))
        assert set(counts) == set(range(players))
        assert all(abs(count - 1000 / players) < 4 * math.sqrt(1000 / players) for count in counts.values())


@pytest.mark.parametrize(
    ("text", "good"),
    [(SEED, True), ("F" * 64, True), ("f" * 31, False), ("g" * 32, False), ("", False), ("0x" + "1" * 32, False)],
)
def test_what_a_seed_is(text, good):
    assert is_seed(text) is good


def test_made_seeds_are_seeds():
    assert is_seed(match_seed("x"))
    assert len(match_seed("x")) == 64
    assert match_seed("x") != match_seed("y") != match_seed("x", 0)
