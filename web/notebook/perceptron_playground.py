"""The perceptron playground in a notebook: Jupyter, Colab, VS Code, marimo.

Put this file and ``anywidget.js``, which lies beside it, next to the notebook. It needs ``pip install anywidget numpy``.

    from perceptron_playground import PerceptronPlayground

    playground = PerceptronPlayground(X, y, feature_names=["length", "width"])
    playground                          # shows it
    playground.step()                   # one visit, also by the buttons on the page
    playground.snapshot["current"]      # {"weights": [...], "bias": ...} of the moment that is shown
    playground.state = {"learners": [{"kind": "averaged"}], "order": {"kind": "shuffle-once", "seed": 7}}
    playground.observe(lambda change: print(change.new), "visit")
"""

import pathlib

import anywidget
import numpy as np
import traitlets

__all__ = ["PerceptronPlayground"]

MOST_ROWS, MOST_FEATURES, MOST_CLASSES = 100_000, 1000, 6
SIGNS = {"+": 1, "-": -1, "\u2212": -1}


def _packed(X, _widget):
    """An array as its shape and its bytes, which notebooks send as they are."""
    return None if X is None else {"shape": list(X.shape), "data": X.astype("<f8").tobytes()}


def _as_numbers(y):
    """Labels that are numbers or signs written as text as those numbers, so that equal ones are one label; others as they are."""
    if y.dtype.kind != "U":
        return y
    try:
        return np.array([float(SIGNS.get(label, label)) for label in y])
    except ValueError:
        return y


def _packed_labels(y, _widget):
    """Labels as the page counts them: the first class is −1, the second +1, further ones 2 to 5."""
    if y is None:
        return None
    values, classes = np.unique(_as_numbers(y), return_inverse=True)
    classes = classes.reshape(-1)
    if values.dtype.kind in "biuf" and set(values.tolist()) <= {-1, 1}:
        return {"data": values[classes].astype("<i4").tobytes(), "names": None}
    names = [str(int(value) if values.dtype.kind == "f" and value.is_integer() else value) for value in values]
    return {"data": np.where(classes == 0, -1, classes).astype("<i4").tobytes(), "names": names}


def _check_together(X, y, feature_names):
    """Refuses examples that do not belong together, before any of them is shown."""
    if (X is None) != (y is None):
        given, missing = ("y", "X") if X is None else ("X", "y")
        raise ValueError(f"{given} is given without {missing}: examples need both")
    if X is None:
        return
    shape, labels = np.shape(X), len(y)
    rows = shape[0] if shape else 0
    if rows != labels:
        raise ValueError(f"X has {rows} rows and y has {labels} labels: each row needs one label")
    names = list(feature_names)
    columns = shape[1] if len(shape) == 2 else len(names)
    if names and len(names) != columns:
        raise ValueError(f"feature_names has {len(names)} of the {columns} names that the columns of X need")


class _Array(traitlets.Any):
    """An array, or None. One that is set is a change: whether it equals the one before is not asked, as it has no one answer."""

    def set(self, obj, value):
        old, new = obj._trait_values.get(self.name), self._validate(obj, value)
        obj._trait_values[self.name] = new
        obj._notify_trait(self.name, old, new)


class PerceptronPlayground(anywidget.AnyWidget):
    """A playground whose traits follow the page, and which the page follows.

    X: array (n, d) of 1 to 1000 features, n up to 100,000; the first two are the axes, and a single one is drawn over zeros.
    y: array (n,) of up to 6 classes, of any type that can be sorted: of two the smaller is the negative class. Numbers and signs
    that are written as text are numbers. feature_names: a name for each feature; of a data frame they are its columns. Without
    X and y the page shows data of its own, which `state` says.
    """

    _esm = pathlib.Path(__file__).parent / "anywidget.js"

    X = _Array(None, allow_none=True, help="Examples, one a row.").tag(sync=True, to_json=_packed)
    y = _Array(None, allow_none=True, help="The label of each example.").tag(sync=True, to_json=_packed_labels)
    feature_names = traitlets.List(traitlets.Unicode(), help="What the columns of X are called.").tag(sync=True)
    state = traitlets.Dict(
        help="The state as links and files have it: what is left out has its default, `data` while it is X and y."
    ).tag(sync=True)
    visit = traitlets.Int(0, min=0, help="Visits before the moment that is shown.").tag(sync=True)
    snapshot = traitlets.Dict(help="The moment: counts, weights in training, and what predicts. Only read.").tag(sync=True)
    errors = traitlets.List(help="What of the last that was set has not been taken. Only read.").tag(sync=True)
    height = traitlets.Int(640, min=320, help="In pixels.").tag(sync=True)

    def __init__(self, X=None, y=None, **traits):
        if hasattr(X, "columns"):
            traits.setdefault("feature_names", [str(name) for name in X.columns])
        _check_together(X, y, traits.get("feature_names", ()))
        super().__init__(X=X, y=y, **traits)

    def show(self, X, y, feature_names=None):
        """Other examples, from the start."""
        if feature_names is None:
            feature_names = getattr(X, "columns", [])
        _check_together(X, y, feature_names)
        with self.hold_sync():
            self.X, self.y, self.feature_names = X, y, [str(name) for name in feature_names]

    def play(self):
        self._ask("play")

    def pause(self):
        self._ask("pause")

    def step(self):
        """One visit."""
        self._ask("step")

    def reset(self):
        """Back to the start; the same seed gives the same run."""
        self._ask("reset")

    def _ask(self, kind):
        self.send({"ns": "perceptron-playground", "v": 1, "type": kind})

    @traitlets.validate("X")
    def _check_X(self, proposal):
        if proposal.value is None:
            return None
        X = np.array(proposal.value, dtype=np.float64)
        if X.ndim != 2 or not 1 <= X.shape[1] <= MOST_FEATURES or len(X) > MOST_ROWS:
            raise traitlets.TraitError(
                f"X must have up to {MOST_ROWS} rows of 1 to {MOST_FEATURES} features, not {X.shape}"
            )
        for row, column in np.argwhere(~np.isfinite(X))[:1]:
            raise traitlets.TraitError(f"X must hold finite numbers: row {row}, column {column} is {X[row, column]}")
        return X

    @traitlets.validate("y")
    def _check_y(self, proposal):
        if proposal.value is None:
            return None
        y = np.array(proposal.value)
        if y.ndim != 1:
            raise traitlets.TraitError(f"y must have one label an example, not {y.shape}")
        for row, label in enumerate(_as_numbers(y)):
            if label is None or label != label:
                raise traitlets.TraitError(f"y must have a label for each example: row {row} is {label}")
        if len(np.unique(_as_numbers(y))) > MOST_CLASSES:
            raise traitlets.TraitError(f"y must have at most {MOST_CLASSES} classes")
        return y

    @traitlets.validate("feature_names")
    def _check_names(self, proposal):
        for name in proposal.value:
            if proposal.value.count(name) > 1:
                raise traitlets.TraitError(f"feature_names must differ: {name!r} is there twice")
        return proposal.value
