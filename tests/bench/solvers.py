"""How long others take over separability: seconds of the processor, as JSON.

    python3 solvers.py <file>     n, d, X, y, all doubles
    python3 solvers.py --check    whether they are here

HiGHS looks for the largest t with y(w·x + b) >= t, where no number of w and b is beyond 1: above 0 where something
separates. (Asked for any w and b with y(w·x + b) >= 1, it takes three times as long, and then says "Unknown".) libsvm
fits a linear machine with C = 1: its mistakes say that it did not separate, and not whether anything could.
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
    A = np.hstack([-y[:, None] * X, -y[:, None], np.ones((n, 1))])
    goal = np.zeros(d + 2)
    goal[-1] = -1
    bounds = [(-1, 1)] * (d + 1) + [(0, 1)]
    program, highs = seconds(lambda: linprog(goal, A_ub=A, b_ub=np.zeros(n), bounds=bounds, method="highs"))
    machine, libsvm = seconds(lambda: SVC(kernel="linear", C=1).fit(X, y))
    separable = bool(program.x[-1] > 1e-9) if program.status == 0 else None
    mistakes = int((machine.predict(X) != y).sum())
    print(json.dumps({"HiGHS": highs, "libsvm": libsvm, "separable": separable, "mistakes": mistakes}))


if sys.argv[1] != "--check":
    main(sys.argv[1])
