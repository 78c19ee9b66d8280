"""How long others take over separability: seconds of the processor, as JSON.

    python3 solvers.py <file>     n, d, X, y, all doubles
    python3 solvers.py --check    whether they are here

HiGHS looks for w and b with y(w·x + b) >= 1, which is all that a linear program asks. libsvm fits a linear machine with
C = 1: its mistakes say that it did not separate, and not whether anything could.
"""

import json
import sys
import time

import numpy as np
from scipy.optimize import linprog
from sklearn.svm import SVC


def seconds(work):
    started = time.process_time()
    found = work()
    return found, time.process_time() - started


def main(path):
    numbers = np.fromfile(path)
    n, d = int(numbers[0]), int(numbers[1])
    X, y = numbers[2 : 2 + n * d].reshape(n, d), numbers[2 + n * d :]
    A = -y[:, None] * np.hstack([X, np.ones((n, 1))])
    program, highs = seconds(
        lambda: linprog(np.zeros(d + 1), A_ub=A, b_ub=-np.ones(n), bounds=(None, None), method="highs")
    )
    machine, libsvm = seconds(lambda: SVC(kernel="linear", C=1).fit(X, y))
    # Of a program without a goal, "infeasible or unbounded" is infeasible.
    apart = None if "infeasible" not in program.message and program.status != 0 else program.status == 0
    mistakes = int((machine.predict(X) != y).sum())
    print(json.dumps({"HiGHS": highs, "libsvm": libsvm, "separable": apart, "mistakes": mistakes}))


if sys.argv[1] != "--check":
    main(sys.argv[1])
