@functools.cache
def compared(j):
    """K(x_j, z) for each example z, and how large each is if nothing in it cancels."""
    return [kernel(Z[j], z) for z in Z], [size(Z[j], z) for z in Z]


def score(i, alpha):
    """Σ alpha·y·K(x_j, x_i). Where it is no larger than its rounding error it is 0, a tie."""
    total, scale, terms = 0.0, 0.0, 1 + ROUNDINGS
    for j, count in enumerate(alpha):
        if count > 0:
            values, sizes = compared(j)
            total = total + count * Y[j] * values[i]
            scale = scale + count * sizes[i]
            terms += 1
    return 0.0 if abs(total) <= terms * 2.0**-52 * scale else total


def shown(a, total):
    """The playground shows the sum in the order of the updates, unless rounding gave that another sign."""
    return total if sign(total) == sign(a) else a
