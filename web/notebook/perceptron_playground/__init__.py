"""The perceptron playground in a notebook: Jupyter, Colab, VS Code, marimo.

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
import traitlets

from ._examples import NotExamples, features_of, labels_of, names_of, pack_features, pack_labels, refuse_apart

__all__ = ["PerceptronPlayground"]


class _Array(traitlets.Any):
    """An array, or None. One that is set is a change: whether it equals the one before is not asked, as it has no one answer."""

    def set(self, obj, value):
        old, new = obj._trait_values.get(self.name), self._validate(obj, value)
        # None is valid for traitlets, whatever the other arrays are.
        if new is None and not obj._cross_validation_lock:
            self._cross_validate(obj, None)
        obj._trait_values[self.name] = new
        obj._notify_trait(self.name, old, new)


class _Names(traitlets.List):
    """Names in anything that has them one by one: a list, an array, an index of a data frame."""

    def validate(self, obj, value):
        return super().validate(obj, _checked(names_of, value))


def _checked(check, *given):
    try:
        return check(*given)
    except NotExamples as error:
        raise traitlets.TraitError(str(error)) from None


class PerceptronPlayground(anywidget.AnyWidget):
    """A playground whose traits follow the page, and which the page follows.

    X: array or data frame (n, d) of 1 to 1000 features, n up to 100,000; the first two are the axes, and a single one is drawn
    over zeros. y: n labels of up to 6 classes, of any type that can be sorted: of two the smaller is the negative class. Numbers
    and signs that are written as text are numbers. feature_names: a name for each feature; of a data frame they are its columns.
    Without X and y the page shows data of its own, which `state` says. What cannot be shown raises an error that names it, and
    then nothing changes.
    """

    _esm = pathlib.Path(__file__).parent / "anywidget.js"

    X = _Array(None, allow_none=True, help="Examples, one a row.").tag(sync=True, to_json=pack_features)
    y = _Array(None, allow_none=True, help="The label of each example.").tag(sync=True, to_json=pack_labels)
    feature_names = _Names(traitlets.Unicode(), help="What the columns of X are called.").tag(sync=True)
    state = traitlets.Dict(
        help="The state as links and files have it: what is left out has its default, `data` while it is X and y."
    ).tag(sync=True)
    visit = traitlets.Int(0, min=0, help="Visits before the moment that is shown.").tag(sync=True)
    snapshot = traitlets.Dict(help="The moment: counts, weights in training, and what predicts. Only read.").tag(sync=True)
    errors = traitlets.List(help="What of the last that was set has not been taken. Only read.").tag(sync=True)
    height = traitlets.Int(640, min=320, help="In pixels.").tag(sync=True)

    def __init__(self, X=None, y=None, feature_names=None, **traits):
        super().__init__(**self._examples(X, y, feature_names), **traits)

    def show(self, X, y, feature_names=None):
        """Other examples, from the start."""
        examples = self._examples(X, y, feature_names)
        with self.hold_sync(), self.hold_trait_notifications():
            for name, value in examples.items():
                setattr(self, name, value)

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

    @staticmethod
    def _examples(X, y, feature_names):
        """Examples that belong together; raises an error where they do not, before any of them is shown."""
        if feature_names is None:
            feature_names = getattr(X, "columns", ())
        names = _checked(names_of, feature_names)
        X = _checked(features_of, X, names)
        y = _checked(labels_of, y)
        _checked(refuse_apart, X, y, names)
        return {"X": X, "y": y, "feature_names": names}

    @traitlets.validate("X")
    def _check_X(self, proposal):
        X = _checked(features_of, proposal.value, self.feature_names)
        self._refuse_apart(X, self.y)
        return X

    @traitlets.validate("y")
    def _check_y(self, proposal):
        y = _checked(labels_of, proposal.value)
        self._refuse_apart(self.X, y)
        return y

    def _refuse_apart(self, X, y):
        try:
            refuse_apart(X, y, self.feature_names)
        except NotExamples as error:
            raise traitlets.TraitError(f"{error}. Set them together: show(X, y)") from None

    @traitlets.validate("feature_names")
    def _check_names(self, proposal):
        _checked(refuse_apart, self.X, self.y, proposal.value)
        return proposal.value
