class VotedPerceptron(Perceptron):
    """Trains as the perceptron, predicts by the vote of all its weights (CIML, equation 4.17)."""

    def __init__(self):
        super().__init__()
        self.visits, self.since = 0, 0
        self.voters = []

    def visit(self, i):
        found = super().visit(i)
        self.visits += 1
        return found

    def update(self, i, c):
        until = self.visits + 1
        self.voters.append((self.w, self.b, until - self.since))
        self.since = until
        super().update(i, c)

    def model(self):
        """What predicts: weights, bias, and how many visits they survived, which is how many votes they have."""
        return [*self.voters, (self.w, self.b, self.visits + 1 - self.since)]
