LOW = 2**32 - 1
MASK = 2**64 - 1


def mix(z):
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Random:
    """SplitMix64 (Steele, Lea and Flood 2014), with a stream of its own for each epoch."""

    STEP = 0x9E3779B97F4A7C15

    def __init__(self, seed, stream):
        streams = stream * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D
        self.state = mix((seed + self.STEP) & MASK) ^ mix(streams & MASK)

    def next(self):
        self.state = (self.state + self.STEP) & MASK
        return mix(self.state)

    def below(self, bound):
        """Uniform on 0…bound−1 (Lemire 2019)."""
        product = (self.next() >> 32) * bound
        while product & LOW < 2**32 % bound:
            product = (self.next() >> 32) * bound
        return product >> 32


def four_randoms(random):
    """sfc32 (Doty-Humphrey), four times side by side."""
    a, b, c = ([bits >> shift & LOW for bits in (random.next(), random.next()) for shift in (0, 32)] for _ in range(3))
    counter = 0
    while True:
        counter = (counter + 1) & LOW
        drawn = [(a[k] + b[k] + counter) & LOW for k in range(4)]
        for k in range(4):
            a[k] = b[k] ^ (b[k] >> 9)
            b[k] = (c[k] + (c[k] << 3)) & LOW
            c[k] = (((c[k] << 21 | c[k] >> 11) & LOW) + drawn[k]) & LOW
        yield drawn


def permutation(n, seed, stream):
    """Fisher–Yates inside out; one draw makes two places without bias (Brackett-Rozinsky and Lemire 2024)."""
    random = Random(seed, stream)
    items = []

    def insert(place):
        items.append(len(items))
        items[-1], items[place] = items[place], items[-1]

    def two_places(bits, i):
        first, second = i + 1, i + 5
        while ((bits * first & LOW) * second & LOW) < 2**32 % (first * second):
            bits = random.next() >> 32
        return bits * first >> 32, (bits * first & LOW) * second >> 32

    draws = four_randoms(random) if n >= 8 else None
    while len(items) + 8 <= min(n, 2**14):
        start = len(items)
        places = [two_places(bits, start + k) for k, bits in enumerate(next(draws))]
        for place in [first for first, _ in places] + [second for _, second in places]:
            insert(place)
    while len(items) < n:
        insert(random.below(len(items) + 1))
    return items
