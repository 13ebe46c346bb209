"""Plays rounds of the sandbox's games again (docs/fairness.md) with Python's standard library.

    python3 rounds.py < rounds.json

It reads {"math": [documents of /play/math/<engine>], "rounds": [...]}, a round being {"engine", "profile", "server_seed", "hash",
"client_seed", "nonce", "stake", "bet", "actions"}, and prints a list of {"view", "payout"}; null where a seed does not fit its hash.
"""

import hashlib
import hmac
import json
import sys

WORD = 2**32


class Chance:
    """32-bit numbers of HMAC-SHA-256(server seed, "client seed:nonce:block"), big-endian, eight in a block."""

    def __init__(self, server_seed, client_seed, nonce):
        self.key = server_seed.encode()
        self.text = f"{client_seed}:{nonce}"
        self.block = 0
        self.words = []

    def next(self):
        if not self.words:
            digest = hmac.new(self.key, f"{self.text}:{self.block}".encode(), hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def below(self, limit):
        even = WORD - WORD % limit
        while True:
            value = self.next()
            if value < even:
                return value % limit


def shuffle(chance, items):
    for i in range(len(items) - 1, 0, -1):
        j = chance.below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def draw(chance, most, count):
    numbers = list(range(1, most + 1))
    for i in range(count):
        j = i + chance.below(most - i)
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return numbers[:count]


def text_hash(text):
    """The 32-bit hash of ASCII text that fixtures and bingo cards are made from: FNV-1a and the end of MurmurHash3."""
    h = 0x811C9DC5
    for byte in text.encode("ascii"):
        h = (h ^ byte) * 0x01000193 % WORD
    h = (h ^ h >> 16) * 0x85EBCA6B % WORD
    h = (h ^ h >> 13) * 0xC2B2AE35 % WORD
    return h ^ h >> 16


def mulberry(seed):
    """The stream of 32-bit numbers that a bingo card is made from: mulberry32."""
    state = seed
    while True:
        state = (state + 0x6D2B79F5) % WORD
        t = (state ^ state >> 15) * (state | 1) % WORD
        t ^= (t + (t ^ t >> 7) * (t | 61)) % WORD
        yield t ^ t >> 14


def field_of(math, fixture):
    return math["fixtures"][fixture % len(math["fixtures"])]


def runner_at(chances, point):
    for runner, chance in enumerate(chances):
        point -= chance
        if point < 0:
            return runner
    raise ValueError("the chances do not add up")


def slot_spin(math, chance, multiplier):
    strips, rows, wild, scatter = math["strips"], math["rows"], math["wild"], math["scatter"]
    stops = [chance.below(len(strip)) for strip in strips]
    window = [[strip[(stop + row) % len(strip)] for row in range(rows)] for strip, stop in zip(strips, stops)]
    wins = []
    if math["lines"] is None:
        for symbol in dict.fromkeys(window[0]):
            if symbol == scatter:
                continue
            cells, ways, kind = [], 1, 0
            for reel, column in enumerate(window):
                found = [row for row in range(rows) if column[row] in (symbol, wild)]
                if not found:
                    break
                cells += [reel * rows + row for row in found]
                ways *= len(found)
                kind += 1
            if kind >= 3:
                pay = math["pays"][symbol][kind - 3] * ways
                wins.append({"symbol": symbol, "kind": kind, "line": -1, "ways": ways, "cells": cells, "pay": pay})
    else:
        for index, line in enumerate(math["lines"]):
            symbol = window[0][line[0]]
            if symbol == scatter:
                continue
            kind = 1
            while kind < len(window) and window[kind][line[kind]] in (symbol, wild):
                kind += 1
            if kind >= 3:
                cells = [reel * rows + line[reel] for reel in range(kind)]
                pay = math["pays"][symbol][kind - 3]
                wins.append({"symbol": symbol, "kind": kind, "line": index, "ways": 1, "cells": cells, "pay": pay})
    scatters = sum(column.count(scatter) for column in window)
    pay = sum(win["pay"] for win in wins) * multiplier
    return {"stops": stops, "wins": wins, "scatters": scatters, "pay": pay, "multiplier": multiplier}


def slot(math, round, chance):
    spins = [slot_spin(math, chance, 1)]
    scatters = min(spins[0]["scatters"], len(math["strips"]))
    free = math["free_spins"][scatters - 3] if scatters >= 3 else 0
    spins += [slot_spin(math, chance, math["multiplier"]) for _ in range(free)]
    return {"spins": spins, "freeSpins": free}, round["stake"] * sum(spin["pay"] for spin in spins) // 100


def roulette(math, round, chance):
    number = chance.below(math["numbers"])
    colour = "green" if number == 0 else "red" if number in math["red"] else "black"
    spots = math["spots"]
    payout = sum(amount * spots[spot]["pays"] for spot, amount in round["bet"].items() if number in spots[spot]["covers"])
    return {"number": number, "colour": colour}, payout


def card_value(card):
    """Baccarat: an ace (rank 12) counts 1, ten and pictures 0."""
    rank = card % 13
    return 1 if rank == 12 else 0 if rank >= 8 else rank + 2


def total(cards):
    return sum(card_value(card) for card in cards) % 10


def baccarat(math, round, chance):
    shoe = [index % 52 for index in range(math["decks"] * 52)]
    deal = lambda: shoe.pop(chance.below(len(shoe)))
    player, banker = [deal()], [deal()]
    player.append(deal())
    banker.append(deal())
    if total(player) < 8 and total(banker) < 8:
        rule = math["banker"][total(banker)]
        if total(player) <= 5:
            player.append(deal())
            draws = card_value(player[2]) in rule["player_drew"]
        else:
            draws = rule["player_stands"]
        if draws:
            banker.append(deal())
    totals = [total(player), total(banker)]
    winner = "tie" if totals[0] == totals[1] else "player" if totals[0] > totals[1] else "banker"
    pairs = {"player_pair": player, "banker_pair": banker}
    payout = 0
    for spot, amount in round["bet"].items():
        pair = spot in pairs and pairs[spot][0] % 13 == pairs[spot][1] % 13
        if spot == winner or pair:
            payout += amount * math["pays"][spot] // 100
        elif winner == "tie" and spot in ("player", "banker"):
            payout += amount
    return {"player": player, "banker": banker, "totals": totals, "winner": winner}, payout


def rank_hand(cards):
    """Index of a hand in the list of hands, or None."""
    ranks = sorted(card % 13 for card in cards)
    kinds = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    flush = len({card // 13 for card in cards}) == 1
    straight = len(kinds) == 5 and (ranks[4] - ranks[0] == 4 or ranks == [0, 1, 2, 3, 12])
    if flush and straight:
        return 0 if ranks[0] == 8 else 1
    if kinds[0] == 4:
        return 2
    if kinds == [3, 2]:
        return 3
    if flush:
        return 4
    if straight:
        return 5
    if kinds[0] == 3:
        return 6
    if kinds == [2, 2, 1]:
        return 7
    return 8 if any(rank >= 9 and ranks.count(rank) == 2 for rank in ranks) else None


def videopoker(math, round, chance):
    deck = shuffle(chance, list(range(52)))
    cards, left = deck[:5], deck[5:]
    held = round["actions"][0]["hold"] if round["actions"] else None
    if held is not None:
        cards = [card if held & 1 << place else left.pop(0) for place, card in enumerate(cards)]
    rank = rank_hand(cards)
    payout = 0 if held is None or rank is None else round["stake"] * math["pays"][rank]
    return {"cards": cards, "hand": None if rank is None else math["hands"][rank], "held": held}, payout


def dice(math, round, chance):
    roll = chance.below(math["results"])
    side, line = round["bet"]["side"], round["bet"]["line"]
    won = roll < line if side == "under" else roll >= math["results"] - line
    pays = {entry["line"]: entry["pays"] for entry in math["lines"]}
    return {"roll": roll, "won": won}, round["stake"] * pays[line] // 100 if won else 0


def fishing(math, round, chance):
    fish = round["bet"]["fish"]
    caught = chance.below(math["whole"]) < math["fish"][fish]["chance"]
    return {"caught": caught, "fish": fish}, round["stake"] * math["fish"][fish]["pays"] if caught else 0


def plinko(math, round, chance):
    path = [chance.below(2) for _ in range(math["rows"])]
    return {"path": path, "pocket": sum(path)}, round["stake"] * math["pays"][sum(path)] // 100


def crash(math, round, chance):
    if not round["actions"]:
        return {"running": True}, 0
    whole = math["whole"]
    point = min(math["highest"], math["reach"] * whole // (whole - chance.below(whole)))
    at = round["actions"][0]["at"]
    target = round["bet"]["target"]
    if target > 0:
        at = min(at, target)
    left = at if at <= point else None
    return {"running": False, "point": max(100, point), "left": left}, round["stake"] * (left or 0) // 100


def bingo_card(number):
    stream = mulberry(text_hash(f"card/{number}"))
    cells = []
    for column in range(5):
        numbers = list(range(column * 15 + 1, column * 15 + 16))
        for i in range(5):
            j = i + (next(stream) * (15 - i) >> 32)
            numbers[i], numbers[j] = numbers[j], numbers[i]
        cells += sorted(numbers[:5])
    cells[12] = 0
    return cells


def bingo(math, round, chance):
    balls = draw(chance, math["balls"], math["drawn"])
    card, out = bingo_card(round["bet"]["card"]), {0, *balls}
    lines = [line for line, cells in enumerate(math["lines"]) if all(card[cell] in out for cell in cells)]
    pay = math["pays"][min(len(lines), len(math["pays"])) - 1] if lines else 0
    return {"balls": balls, "lines": lines}, round["stake"] * pay // 100


def keno(math, round, chance):
    drawn = draw(chance, math["board"], math["drawn"])
    picks = round["bet"]["picks"]
    hits = [pick for pick in picks if pick in drawn]
    return {"drawn": drawn, "hits": hits}, round["stake"] * math["pays"][len(picks) - 1][len(hits)] // 100


def duel(math, round, chance):
    field = field_of(math, text_hash(f"{round['hash']}:{round['nonce']}"))
    winner = runner_at(field["chances"], chance.below(1_000_000))
    run = [chance.below(1000) for _ in range(12)]
    won = winner == round["bet"]["side"]
    return {"winner": winner, "run": run}, round["stake"] * field["pays"][winner] // 100 if won else 0


def race(math, round, chance):
    field = field_of(math, text_hash(f"{round['hash']}:{round['nonce']}"))
    order = []
    while len(order) < len(field["chances"]):
        left = [0 if runner in order else share for runner, share in enumerate(field["chances"])]
        order.append(runner_at(left, chance.below(sum(left))))
    horse = round["bet"]["horse"]
    return {"order": order}, round["stake"] * field["pays"][horse] // 100 if order[0] == horse else 0


ENGINES = {
    play.__name__: play
    for play in (slot, roulette, baccarat, videopoker, dice, fishing, plinko, crash, bingo, keno, duel, race)
}


def replay(documents, round):
    if hashlib.sha256(round["server_seed"].encode()).hexdigest() != round["hash"]:
        return None
    profiles = documents[round["engine"]]["profiles"]
    math = next(profile["math"] for profile in profiles if profile["id"] == round["profile"])
    chance = Chance(round["server_seed"], round["client_seed"], round["nonce"])
    view, payout = ENGINES[round["engine"]](math, round, chance)
    return {"view": view, "payout": payout}


if __name__ == "__main__":
    given = json.load(sys.stdin)
    by_engine = {document["engine"]: document for document in given["math"]}
    json.dump([replay(by_engine, round) for round in given["rounds"]], sys.stdout)
