def scaled(X):
    """Each column onto 0…1. A constant column becomes 0."""
    limits = [(min(column), max(column)) for column in zip(*X)]
    return [[(xj - low) / (1.0 if high == low else high - low) for xj, (low, high) in zip(x, limits)] for x in X]
