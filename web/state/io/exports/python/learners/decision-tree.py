class DecisionTree:
    """A baseline: splits x ≤ threshold with the least Gini impurity (Breiman et al. 1984)."""

    def __init__(self):
        everything = np.arange(len(y))
        self.nodes, groups = [leaf(everything)], [(everything, 0)]
        for at, (rows, depth) in enumerate(groups):
            split = best_split(rows) if depth < MAX_DEPTH else None
            if split is None:
                continue
            feature, threshold = split
            goes_low = Z[rows, feature] <= threshold
            self.nodes[at].update(feature=feature, threshold=threshold, low=len(self.nodes), high=len(self.nodes) + 1)
            for side in (rows[goes_low], rows[~goes_low]):
                self.nodes.append(leaf(side))
                groups.append((side, depth + 1))

    def visit(self, i):
        """Looks at example i: its score, whether that is a mistake, and whether training has to go on."""
        node = self.nodes[0]
        while node["feature"] is not None:
            node = self.nodes[node["low" if Z[i, node["feature"]] <= node["threshold"] else "high"]]
        positives, negatives = float(node["positives"]), float(node["negatives"])
        score = (positives - negatives) / (positives + negatives)
        mistake = np.sign(score) != y[i]
        return score, mistake, mistake

    def trained(self):
        return []

    def model(self):
        return self.nodes


def leaf(rows):
    positives = int((y[rows] > 0).sum())
    return {"feature": None, "threshold": 0.0, "positives": positives, "negatives": len(rows) - positives}


def best_split(rows):
    """The feature and threshold of the least impurity, compared as fractions; of equal ones the first."""
    all_positives = int((y[rows] > 0).sum())
    if all_positives in (0, len(rows)):
        return None
    best, split = None, None
    for feature in range(Z.shape[1]):
        ordered = rows[np.argsort(Z[rows, feature], kind="stable")]
        positives = 0
        for low, (row, following) in enumerate(zip(ordered, ordered[1:]), start=1):
            positives += int(y[row] > 0)
            a, b = Z[row, feature], Z[following, feature]
            if a == b:
                continue
            high, rest = len(rows) - low, all_positives - positives
            impurity = Fraction(positives * (low - positives), low) + Fraction(rest * (high - rest), high)
            if best is None or impurity < best:
                middle = (a + b) / 2
                best, split = impurity, (feature, middle if middle < b else a)
    return split
