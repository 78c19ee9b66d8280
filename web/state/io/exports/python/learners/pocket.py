class PocketPerceptron(Perceptron):
    """Trains as the perceptron, predicts with the weights of the fewest training mistakes so far (Gallant 1990)."""

    def __init__(self):
        super().__init__()
        self.fewest = len(y) + 1
        self.keep()

    def update(self, i, c):
        super().update(i, c)
        self.keep()

    def keep(self):
        mistakes = sum(bool(is_mistake(dot(self.w, z) + self.b, label)) for z, label in zip(Z, y))
        if mistakes < self.fewest:
            self.fewest = mistakes
            self.pocket = self.w, self.b

    def model(self):
        """What predicts: the weights in the pocket."""
        return self.pocket
