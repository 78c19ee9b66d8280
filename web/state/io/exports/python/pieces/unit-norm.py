def unit(x):
    """Of length 1, divided by its largest number first. The zero example stays."""
    if not x.any():
        return x
    x = x / np.abs(x).max()
    return x / np.sqrt(dot(x, x))


def scaled(X):
    return np.array([unit(x) for x in X])
