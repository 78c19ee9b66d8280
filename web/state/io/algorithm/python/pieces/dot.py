def dot(w, x):
    """w·x. Rounded sums depend on their order: from left to right, or from four on eight sums side by side."""
    products = [wj * xj for wj, xj in zip(w, x)]
    total, whole = 0.0, 0
    if len(products) >= 4:
        whole = len(products) // 8 * 8
        lane = [0.0] * 8
        for j in range(whole):
            lane[j % 8] = lane[j % 8] + products[j]
        total = ((lane[0] + lane[2]) + (lane[4] + lane[6])) + ((lane[1] + lane[3]) + (lane[5] + lane[7]))
    for product in products[whole:]:
        total = total + product
    return total
