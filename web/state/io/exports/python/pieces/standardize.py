def standardize(column):
    """Less the mean, over the standard deviation. A constant column becomes 0."""
    low, high = column.min(), column.max()
    if low == high:
        return column - low
    # Far from 0 the mean is rounded: then the mean of what is left is taken, too. Tiny differences are made large.
    spread = high - low
    unit = 2.0**600 if spread < 2.0**-480 else 1.0
    again = unit > 1 or max(abs(low), abs(high)) > 256 * spread
    n = float(len(column))
    offsets = (column - added(column) / n) * unit
    offsets = offsets - (added(offsets) / n if again else 0.0)
    return offsets / np.sqrt(added(offsets * offsets) / n)


def added(numbers):
    """Their sum, from the first to the last."""
    total = 0.0
    for number in numbers:
        total = total + number
    return total


def scaled(X):
    return np.column_stack([standardize(X[:, j]) for j in range(X.shape[1])])
