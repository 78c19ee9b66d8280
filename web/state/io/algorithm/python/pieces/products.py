def product(x, factors):
    """The product of these base features of an example."""
    made = 1.0
    for j in factors:
        made = made * x[j]
    return made


def products(X):
    """A product of base features for each of FEATURES."""
    return [[product(x, factors) for factors in FEATURES] for x in X]
