class AveragedPerceptron(Perceptron):
    """Trains as the perceptron, predicts with the mean of all its weights (CIML, Algorithm 7)."""

    def __init__(self):
        super().__init__()
        self.visits = 0
        self.u, self.v = np.zeros_like(self.w), 0.0

    def visit(self, i):
        found = super().visit(i)
        self.visits += 1
        return found

    def update(self, i, c):
        super().update(i, c)
        counted = (self.visits + 1) * c
        self.u = self.u + counted * Z[i]
        self.v = self.v + counted * BIAS

    def model(self):
        """What predicts: the mean of the weights before the first visit and after each."""
        count = self.visits + 1
        return (count * self.w - self.u) / count, (count * self.b - self.v) / count
