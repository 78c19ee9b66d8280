def size(x, z):
    """How large kernel(x, z) is if nothing in it cancels: its rounding error is a part of that."""
    return kernel([abs(xj) for xj in x], [abs(zj) for zj in z])
