class KernelPerceptron:
    """Counts its mistakes on each example; a score is Σ α·y·K(example, x). It has no bias."""

    def __init__(self):
        self.alpha, self.scores = np.zeros(len(y)), np.zeros(len(y))
        self.rows = {}

    def visit(self, i):
        """Looks at example i: its score, whether that is a mistake, and whether training has to go on."""
        score = self.scores[i]
        mistake = is_mistake(score, y[i])
        if mistake:
            if i not in self.rows:
                self.rows[i] = np.array([kernel(Z[i], z) for z in Z])
            self.alpha = self.alpha.copy()
            self.alpha[i] += 1
            self.scores = self.scores + y[i] * self.rows[i]
        return score, mistake, mistake

    def trained(self):
        return list(self.alpha)

    def model(self):
        """What predicts: the counts α."""
        return self.alpha
