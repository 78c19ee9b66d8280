class MulticlassPerceptron:
    """Weights and a bias a class; the class of the highest score wins, of equal ones the first."""

    def __init__(self):
        self.W, self.B = WEIGHTS, BIAS_AT_START

    def visit(self, i):
        """Looks at example i: the highest score, whether it is a mistake, and whether training has to go on."""
        scores = [dot(w, Z[i]) + b for w, b in zip(self.W, self.B)]
        winner, label = int(np.argmax(scores)), int(y[i])
        if winner != label:
            self.W, self.B = self.W.copy(), self.B.copy()
            for one, sign in ((label, 1.0), (winner, -1.0)):
                self.W[one] = self.W[one] + sign * Z[i]
                self.B[one] = self.B[one] + sign * BIAS
        return scores[winner], winner != label, winner != label

    def trained(self):
        return [number for w, b in zip(self.W, self.B) for number in (*w, b)]

    def model(self):
        """What predicts: the class whose w·x + b is highest."""
        return self.W, self.B
