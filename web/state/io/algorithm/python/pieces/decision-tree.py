def grown():
    """The nodes, each after its parent."""
    everything = range(len(Y))
    nodes, groups = [leaf(everything)], [(everything, 0)]
    for at, (rows, depth) in enumerate(groups):
        split = best_split(rows) if depth < MAX_DEPTH else None
        if split is None:
            continue
        feature, threshold = split
        nodes[at].update(feature=feature, threshold=threshold, low=len(nodes), high=len(nodes) + 1)
        low = [i for i in rows if Z[i][feature] <= threshold]
        high = [i for i in rows if Z[i][feature] > threshold]
        for side in (low, high):
            nodes.append(leaf(side))
            groups.append((side, depth + 1))
    return nodes


def leaf(rows):
    positives = sum(Y[i] > 0 for i in rows)
    return {"feature": None, "threshold": 0.0, "positives": positives, "negatives": len(rows) - positives}


def best_split(rows):
    """The feature and threshold of the least impurity, compared as fractions; of equal ones the first."""
    all_positives = sum(Y[i] > 0 for i in rows)
    if all_positives in (0, len(rows)):
        return None
    best, split = None, None
    for feature in range(len(Z[0])):
        ordered = sorted(rows, key=lambda i: Z[i][feature])
        positives = 0
        for low, (row, following) in enumerate(zip(ordered, ordered[1:]), start=1):
            positives += Y[row] > 0
            a, b = Z[row][feature], Z[following][feature]
            if a == b:
                continue
            high, rest = len(rows) - low, all_positives - positives
            impurity = Fraction(positives * (low - positives), low) + Fraction(rest * (high - rest), high)
            if best is None or impurity < best:
                middle = (a + b) / 2
                best, split = impurity, (feature, middle if middle < b else a)
    return split


def purity(nodes, x):
    """Of the leaf that an example falls into: from −1 to 1."""
    node = nodes[0]
    while node["feature"] is not None:
        node = nodes[node["low" if x[node["feature"]] <= node["threshold"] else "high"]]
    return (node["positives"] - node["negatives"]) / (node["positives"] + node["negatives"])
