def unit(x):
    """Of length 1, divided by its largest number first. The zero example stays."""
    if not any(x):
        return x
    largest = max(abs(xj) for xj in x)
    x = [xj / largest for xj in x]
    length = math.sqrt(dot(x, x))
    return [xj / length for xj in x]


def scaled(X):
    return [unit(x) for x in X]
