class KernelPerceptron:
    """Counts its mistakes on each example; a score is Σ α·y·K(example, x). It has no bias."""

    def __init__(self):
        n = len(y)
        self.alpha, self.scores = np.zeros(n), np.zeros(n)
        self.values, self.sizes = np.zeros((n, n)), np.zeros((n, n))

    def visit(self, i):
        """Looks at example i: its score, whether that is a mistake, and whether training has to go on."""
        score, kept = self.score(i), self.scores[i]
        mistake = is_mistake(score, y[i])
        if mistake:
            if self.alpha[i] == 0:
                self.values[:, i] = [kernel(Z[i], z) for z in Z]
                self.sizes[:, i] = [size(Z[i], z) for z in Z]
            self.alpha = self.alpha.copy()
            self.alpha[i] += 1
            self.scores = self.scores + y[i] * self.values[:, i]
        # The playground shows the sum in the order of the updates, unless rounding gave that another sign.
        return kept if np.sign(kept) == np.sign(score) else score, mistake, mistake

    def score(self, i):
        """The sum from the first example to the last. Where it is no larger than its rounding error it is 0, a tie."""
        total = np.cumsum(self.alpha * y * self.values[i])[-1]
        size = np.cumsum(self.alpha * self.sizes[i])[-1]
        terms = np.count_nonzero(self.alpha) + 1 + ROUNDINGS
        return 0.0 if abs(total) <= terms * 2.0**-52 * size else total

    def trained(self):
        return list(self.alpha)

    def model(self):
        """What predicts: the counts α."""
        return self.alpha
