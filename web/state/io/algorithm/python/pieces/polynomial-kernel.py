def kernel(x, z):
    """(OFFSET + x·z)^DEGREE, by squaring."""
    base, exponent, product = OFFSET + dot(x, z), DEGREE, 1.0
    while exponent > 0:
        if exponent % 2 == 1:
            product = product * base
        base = base * base
        exponent //= 2
    return product
