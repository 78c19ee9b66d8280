def size(x, z):
    """What the rounding error of kernel(x, z) is a part of: nothing in it cancels."""
    return kernel(abs(x), abs(z))
