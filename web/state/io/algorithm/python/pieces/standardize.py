def standardize(column):
    """Minus the mean, divided by the standard deviation. A constant column becomes 0."""
    low, high = min(column), max(column)
    if low == high:
        return [x - low for x in column]
    # Far from 0 the mean is rounded: then the mean of what is left is taken, too. Tiny differences are made large.
    spread = high - low
    unit = 2.0**600 if spread < 2.0**-480 else 1.0
    again = unit > 1 or max(abs(low), abs(high)) > 256 * spread
    mean = added(column) / len(column)
    offsets = [(x - mean) * unit for x in column]
    rest = added(offsets) / len(column) if again else 0.0
    offsets = [x - rest for x in offsets]
    deviation = math.sqrt(added([x * x for x in offsets]) / len(column))
    return [x / deviation for x in offsets]


def added(numbers):
    """Their sum, from the first to the last."""
    total = 0.0
    for number in numbers:
        total = total + number
    return total


def scaled(X):
    return [list(x) for x in zip(*[standardize(column) for column in zip(*X)])]
