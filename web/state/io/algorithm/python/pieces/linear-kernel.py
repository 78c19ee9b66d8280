def kernel(x, z):
    return dot(x, z)
