class NearestNeighbours:
    """A baseline: the mean label of the K nearest examples. Of equally near ones the first."""

    def visit(self, i):
        """Looks at example i: its score, whether that is a mistake, and whether training has to go on."""
        nearest = sorted(range(len(y)), key=lambda other: (distance(Z[i], Z[other]), other))[:K]
        votes = 0.0
        for one in nearest:
            votes = votes + y[one]
        score = votes / len(nearest)
        mistake = np.sign(score) != y[i]
        return score, mistake, mistake

    def trained(self):
        return []

    def model(self):
        return K


def distance(x, z):
    """Squared. Squares of small differences vanish: those are made large, and come before all others."""
    squared = dot(x - z, x - z)
    if squared > 2.0**-900:
        return 1, squared
    total = 0.0
    for difference in (x - z) * 2.0**600:
        total = total + difference * difference
    return 0, total
