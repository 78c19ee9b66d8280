def scaled(X):
    """Each column onto 0…1. A constant column becomes 0."""
    low, high = X.min(axis=0), X.max(axis=0)
    return (X - low) / np.where(high == low, 1.0, high - low)
