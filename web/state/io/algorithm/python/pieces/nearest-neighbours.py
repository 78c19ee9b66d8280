def vote(x):
    """The mean label of the K nearest examples. Of equally near ones the first."""
    nearest = sorted(range(len(Y)), key=lambda other: (distance(x, Z[other]), other))[:K]
    return sum(Y[one] for one in nearest) / len(nearest)


def distance(x, z):
    """Squared. Squares of small differences vanish: those are made large, and come before all others."""
    differences = [xj - zj for xj, zj in zip(x, z)]
    squared = dot(differences, differences)
    if squared > 2.0**-900:
        return 1, squared
    total = 0.0
    for difference in differences:
        total = total + (difference * 2.0**600) * (difference * 2.0**600)
    return 0, total
