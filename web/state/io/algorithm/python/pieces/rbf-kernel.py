def kernel(x, z):
    """e^−t with t = GAMMA·‖x − z‖²."""
    return exponential(-apart(x, z))


def size(x, z):
    """What the rounding error of e^−t is a part of, as t is rounded, too."""
    t = apart(x, z)
    return (1 + t) * exponential(-t)


def apart(x, z):
    difference = [xj - zj for xj, zj in zip(x, z)]
    return GAMMA * dot(difference, difference)


def exponential(x):
    """e^x, made of + − × alone: exp may differ in the last bit from one machine to the next."""
    x = min(710.0, max(-746.0, x))
    # e^x = 2^k · e^r with r = x − k ln 2 in two parts (Cody and Waite 1980).
    k = nearest(x * float.fromhex("0x1.71547652b82fep+0"))
    high = x - k * float.fromhex("0x1.62e42feep-1")
    low = k * float.fromhex("0x1.a39ef35793c76p-33")
    r = high - low
    rest = (high - r) - low
    s = r * r
    even = series(s, [2, 24, 720, 40320, 3628800, 479001600])
    odd = series(s, [6, 120, 5040, 362880, 39916800, 6227020800])
    power = 1.0 + (r + (s * (even + r * odd) + rest))
    half = nearest(k * 0.5)
    return power * 2.0**half * 2.0 ** (k - half)


def series(s, factorials):
    """1/a + s·(1/b + s·(1/c + …))."""
    total = 1.0 / factorials[-1]
    for factorial in reversed(factorials[:-1]):
        total = 1.0 / factorial + s * total
    return total


def nearest(x):
    """The nearest whole number, halves away from 0."""
    return math.copysign(math.floor(abs(x) + 0.5), x)
