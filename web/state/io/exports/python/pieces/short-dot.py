def dot(w, x):
    """w·x, from left to right: sum() would add in an order, and a precision, of its own."""
    total = w[0] * x[0]
    for j in range(1, len(w)):
        total = total + w[j] * x[j]
    return total
