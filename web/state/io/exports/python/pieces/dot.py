def dot(w, x):
    """w·x. Rounded sums depend on their order: from left to right, or from four on eight sums side by side."""
    products = w * x
    if len(products) < 4:
        total, rest = products[0], products[1:]
    else:
        whole = len(products) // 8 * 8
        lane = np.zeros(8)
        for start in range(0, whole, 8):
            lane = lane + products[start : start + 8]
        total = ((lane[0] + lane[2]) + (lane[4] + lane[6])) + ((lane[1] + lane[3]) + (lane[5] + lane[7]))
        rest = products[whole:]
    for product in rest:
        total = total + product
    return total
