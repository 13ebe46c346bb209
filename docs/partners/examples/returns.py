"""Adds up what the sandbox's games return from their published mathematics (docs/fairness.md), as exact fractions.

    python3 returns.py < documents.json

It reads a list of documents of /play/math/<engine> and prints {"engine profile": {line: return}}. Video poker is left out: what it
returns depends on how it is played.
"""

import json
import sys
from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb


def slot(math):
    strips, rows, wild, scatter = math["strips"], math["rows"], math["wild"], math["scatter"]
    windows = [
        [[strip[(stop + row) % len(strip)] for row in range(rows)] for stop in range(len(strip))] for strip in strips
    ]
    spin = Fraction(0)
    for symbol, pays in enumerate(math["pays"]):
        # How often 0, 1, 2, … places of a reel show the symbol; on a line there is one place.
        if math["lines"] is None:
            shown = [Counter(sum(one in (symbol, wild) for one in window) for window in reel) for reel in windows]
        else:
            shown = [Counter(int(one in (symbol, wild)) for one in strip) for strip in strips]
        for counts in product(*shown):
            kind = next((reel for reel, count in enumerate(counts) if count == 0), len(counts))
            if kind < 3:
                continue
            weight, ways = Fraction(1), 1
            for reel, count in enumerate(counts):
                weight *= Fraction(shown[reel][count], len(strips[reel]))
                ways *= count if reel < kind else 1
            spin += weight * ways * pays[kind - 3] * (1 if math["lines"] is None else len(math["lines"]))
    free = Fraction(0)
    seen = [Counter(window.count(scatter) for window in reel) for reel in windows]
    for counts in product(*seen):
        if sum(counts) >= 3:
            weight = Fraction(1)
            for reel, count in enumerate(counts):
                weight *= Fraction(seen[reel][count], len(strips[reel]))
            free += weight * math["free_spins"][min(sum(counts), len(strips)) - 3]
    return {"a spin": spin / 100 * (1 + free * math["multiplier"])}


def roulette(math):
    return {spot: Fraction(len(how["covers"]) * how["pays"], math["numbers"]) for spot, how in math["spots"].items()}


def baccarat(math):
    left = [math["decks"] * 4 * (4 if value == 0 else 1) for value in range(10)]
    whole = sum(left)
    chances = Counter()

    def deal(then, weight, dealt):
        for value in range(10):
            if left[value]:
                part = weight * Fraction(left[value], whole - dealt)
                left[value] -= 1
                then(value, part)
                left[value] += 1

    def end(player, banker, weight):
        chances["tie" if player == banker else "player" if player > banker else "banker"] += weight

    def thirds(player, banker, weight):
        if player >= 8 or banker >= 8:
            return end(player, banker, weight)
        rule = math["banker"][banker]
        if player >= 6:
            if not rule["player_stands"]:
                return end(player, banker, weight)
            return deal(lambda value, part: end(player, (banker + value) % 10, part), weight, 4)

        def drew(value, part):
            mine = (player + value) % 10
            if value not in rule["player_drew"]:
                return end(mine, banker, part)
            return deal(lambda last, rest: end(mine, (banker + last) % 10, rest), part, 5)

        return deal(drew, weight, 4)

    # The order in which the first four come changes nothing: two for the player, then two for the banker.
    deal(
        lambda a, p: deal(
            lambda b, q: deal(
                lambda c, r: deal(lambda d, s: thirds((a + b) % 10, (c + d) % 10, s), r, 3), q, 2
            ),
            p,
            1,
        ),
        Fraction(1),
        0,
    )
    pays = {spot: Fraction(pay, 100) for spot, pay in math["pays"].items()}
    pair = Fraction(math["decks"] * 4 - 1, whole - 1)
    return {
        "player": chances["player"] * pays["player"] + chances["tie"],
        "banker": chances["banker"] * pays["banker"] + chances["tie"],
        "tie": chances["tie"] * pays["tie"],
        "player_pair": pair * pays["player_pair"],
        "banker_pair": pair * pays["banker_pair"],
    }


def dice(math):
    return {
        f"{side} {entry['line']}": Fraction(entry["line"], math["results"]) * Fraction(entry["pays"], 100)
        for side in ("under", "over")
        for entry in math["lines"]
    }


def fishing(math):
    return {f"{fish['pays']}×": Fraction(fish["chance"], math["whole"]) * fish["pays"] for fish in math["fish"]}


def plinko(math):
    rows = math["rows"]
    return {"a ball": sum(Fraction(comb(rows, pocket) * pay, 2**rows * 100) for pocket, pay in enumerate(math["pays"]))}


def crash(math):
    whole = math["whole"]
    reached = lambda height: Fraction(math["reach"] * whole // height, whole)
    return {f"leaves at {height / 100:g}": reached(height) * height / 100 for height in (100, 101, 150, 333, 10_000, 100_000)}


def bingo(math):
    def drawn(cells):
        return Fraction(comb(math["balls"] - cells, math["drawn"] - cells), comb(math["balls"], math["drawn"]))

    # How likely so many lines are full at least, summed over all sets of lines; the middle cell is free.
    sums = Counter()
    for chosen in product((False, True), repeat=len(math["lines"])):
        lines = [line for line, has in zip(math["lines"], chosen) if has]
        sums[len(lines)] += drawn(len({cell for line in lines for cell in line} - {12}))
    result = Fraction(0)
    for exactly in range(1, len(math["lines"]) + 1):
        chance = sum((-1) ** (n - exactly) * comb(n, exactly) * sums[n] for n in range(exactly, len(math["lines"]) + 1))
        result += chance * math["pays"][min(exactly, len(math["pays"])) - 1] / 100
    return {"any card": result}


def keno(math):
    board, drawn = math["board"], math["drawn"]
    chance = lambda picks, hits: Fraction(comb(picks, hits) * comb(board - picks, drawn - hits), comb(board, drawn))
    return {
        f"{picks} picked": sum(chance(picks, hits) * pay for hits, pay in enumerate(pays)) / 100
        for picks, pays in enumerate(math["pays"], 1)
    }


def fixtures(math):
    return {
        f"{fixture}/{runner}": Fraction(pay * field["chances"][runner], 100 * sum(field["chances"]))
        for fixture, field in enumerate(math["fixtures"])
        for runner, pay in enumerate(field["pays"])
    }


ENGINES = {
    "slot": slot,
    "roulette": roulette,
    "baccarat": baccarat,
    "dice": dice,
    "fishing": fishing,
    "plinko": plinko,
    "crash": crash,
    "bingo": bingo,
    "keno": keno,
    "duel": fixtures,
    "race": fixtures,
}

if __name__ == "__main__":
    found = {
        f"{document['engine']} {profile['id']}": {
            line: float(value) for line, value in ENGINES[document["engine"]](profile["math"]).items()
        }
        for document in json.load(sys.stdin)
        if document["engine"] in ENGINES
        for profile in document["profiles"]
    }
    json.dump(found, sys.stdout)
