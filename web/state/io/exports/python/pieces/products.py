def products(X):
    """A product of base features for each of FEATURES."""
    columns = []
    for factors in FEATURES:
        column = np.ones(len(X))
        for j in factors:
            column = column * X[:, j]
        columns.append(column)
    return np.column_stack(columns)
