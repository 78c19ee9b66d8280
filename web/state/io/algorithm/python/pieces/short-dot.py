def dot(w, x):
    """w·x, from left to right: sum() would add in an order, and a precision, of its own."""
    total = 0.0
    for wj, xj in zip(w, x):
        total = total + wj * xj
    return total
