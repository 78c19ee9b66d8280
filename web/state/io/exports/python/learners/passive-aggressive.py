class PassiveAggressive:
    """Moves its weights as little as makes the example right by a margin of 1 (Crammer et al. 2006)."""

    def __init__(self):
        self.w, self.b = WEIGHTS, BIAS_AT_START

    def visit(self, i):
        """Looks at example i: its score, whether that is a mistake, and whether training has to go on."""
        score = dot(self.w, Z[i]) + self.b
        loss = max(0.0, 1 - y[i] * score)
        if loss > 0:
            # The bias is a feature that is always 1.
            c = step(loss, dot(Z[i], Z[i]) + BIAS) * y[i]
            self.w = self.w + c * Z[i]
            self.b = self.b + c * BIAS
        mistake = y[i] * score <= 0
        return score, mistake, mistake

    def trained(self):
        return [*self.w, self.b]

    def model(self):
        """What predicts: the sign of w·x + b."""
        return self.w, self.b
