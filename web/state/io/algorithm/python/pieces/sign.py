def sign(a):
    return (a > 0) - (a < 0)
