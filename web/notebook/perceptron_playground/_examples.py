"""Examples as the page takes them. What it would refuse is refused here, by argument, row and column."""

import numpy as np

MOST_ROWS, MOST_FEATURES, MOST_NUMBERS, MOST_CLASSES = 100_000, 1000, 6_000_000, 6
LONGEST_NAME, LONGEST_CLASS, LARGEST = 60, 30, 1e100
SIGNS = {"+": 1, "-": -1, "\u2212": -1}


class NotExamples(ValueError):
    """What is wrong, in a sentence."""


def pack_features(X, _widget):
    """An array as its shape and its bytes, which notebooks send as they are."""
    return None if X is None else {"shape": list(X.shape), "data": X.astype("<f8").tobytes()}


def pack_labels(y, _widget):
    """Labels as the page counts them: the first class is −1, the second +1, further ones 2 to 5."""
    if y is None:
        return None
    values, classes = np.unique(_as_numbers(y), return_inverse=True)
    classes = classes.reshape(-1)
    if _are_signs(values):
        return {"data": values[classes].astype("<i4").tobytes(), "names": None}
    return {"data": np.where(classes == 0, -1, classes).astype("<i4").tobytes(), "names": _class_names(values)}


def refuse_apart(X, y, names):
    """Refuses examples that do not belong together."""
    if (X is None) != (y is None):
        given, missing = ("y", "X") if X is None else ("X", "y")
        raise NotExamples(f"{given} is given without {missing}: examples need both")
    if X is None:
        return
    if len(X) != len(y):
        raise NotExamples(f"X and y must have the same length, a label a row: X has {len(X)}, y has {len(y)}")
    if names and len(names) != X.shape[1]:
        raise NotExamples(f"feature_names has {len(names)} of the {X.shape[1]} names that the columns of X need")


def names_of(names):
    """The names of features, as text."""
    if names is None:
        return []
    if isinstance(names, (str, bytes)):
        raise NotExamples(f"feature_names must be a list of names, not the text {names!r}")
    try:
        found = [str(name) for name in names]
    except TypeError:
        raise NotExamples(f"feature_names must be a list of names, not {names!r}") from None
    seen = set()
    for place, name in enumerate(found):
        if not name:
            raise NotExamples(f"feature_names must not be empty: name {place} is")
        if _length(name) > LONGEST_NAME:
            raise NotExamples(f"feature_names may have {LONGEST_NAME} characters each: {name!r} has {_length(name)}")
        if name in seen:
            raise NotExamples(f"feature_names must differ: {name!r} is there twice")
        seen.add(name)
    return found


def features_of(X, names=()):
    """X as numbers, one row an example."""
    if X is None:
        return None
    if hasattr(X, "toarray"):
        X = X.toarray()
    cells = np.ma.filled(X.astype(float), np.nan) if np.ma.isMaskedArray(X) else _array(X, "X")
    if cells.ndim != 2 or not 1 <= cells.shape[1] <= MOST_FEATURES or len(cells) > MOST_ROWS:
        raise NotExamples(f"X must have up to {MOST_ROWS} rows of 1 to {MOST_FEATURES} features, not {cells.shape}")
    if cells.shape[0] * (cells.shape[1] + 1) > MOST_NUMBERS:
        raise NotExamples(f"X must have up to {MOST_NUMBERS} numbers, labels included, not {cells.shape}")
    if cells.dtype.kind not in "biufOUS":
        raise NotExamples(f"X must hold numbers, not {cells.dtype}")
    try:
        numbers = np.array(cells, dtype=np.float64)
    except (TypeError, ValueError, OverflowError):
        numbers = np.array([[_number(cell) for cell in row] for row in cells], dtype=np.float64).reshape(cells.shape)
    for row, column in np.argwhere(~(np.abs(numbers) <= LARGEST))[:1]:
        cell = cells[row, column]
        called = f" ({names[column]!r})" if column < len(names) else ""
        limit = "numbers up to 1e100" if _is_finite(cell) else "finite numbers"
        raise NotExamples(f"X must hold {limit}: row {row}, column {column}{called} is {_shown(cell)}")
    return numbers


def labels_of(y):
    """y as an array of one label an example."""
    if y is None:
        return None
    if np.ma.isMaskedArray(y):
        y = [None if label is np.ma.masked else label for label in y]
    # NumPy would make a text of a number that is missing among texts.
    labels = _array(y, "y") if hasattr(y, "__array__") else _array(_with_missing(y), "y")
    if labels.ndim != 1:
        raise NotExamples(f"y must have one label an example, not {labels.shape}")
    if labels.dtype.kind not in "biufOUS":
        raise NotExamples(f"y must hold numbers or text, not {labels.dtype}")
    compared = _as_numbers(labels)
    for row, label in enumerate(compared):
        if _is_missing(label):
            raise NotExamples(f"y must have a label for each example: row {row} is {_shown(label)}")
    try:
        values = np.unique(compared)
    except TypeError:
        kinds = sorted({type(label).__name__ for label in compared})
        raise NotExamples(f"y must have labels of one kind, not {' and '.join(kinds)}") from None
    if len(values) > MOST_CLASSES:
        raise NotExamples(f"y must have at most {MOST_CLASSES} classes, not {len(values)}: {_shown(values[0])}, {_shown(values[1])} …")
    for name in [] if _are_signs(values) else _class_names(values):
        if not name:
            raise NotExamples(f"y must have no label without a name: row {list(compared).index('')} is ''")
        if _length(name) > LONGEST_CLASS:
            raise NotExamples(f"y may have labels of {LONGEST_CLASS} characters: {name!r} has {_length(name)}")
    return labels


def _array(given, argument):
    """An array of what is given, with what is missing in it as it is."""
    try:
        return np.array(given)
    except ValueError:
        raise NotExamples(f"{argument} must have rows of one length") from None


def _with_missing(labels):
    """Labels as they are where one is missing; else as they were given."""
    cells = np.array(labels, dtype=object)
    return cells if cells.ndim == 1 and any(_is_missing(label) for label in cells) else labels


def _number(cell):
    """A cell as a number; one that is none is not a number."""
    try:
        return float(cell)
    except (TypeError, ValueError):
        return np.nan
    except OverflowError:
        return np.inf


def _is_finite(cell):
    return isinstance(cell, int) or bool(np.isfinite(_number(cell)))


def _is_missing(label):
    if label is None or type(label).__name__ in ("NAType", "NaTType"):
        return True
    return bool(label != label)


def _shown(cell):
    """A value as a reader knows it: a text in quotation marks, a number of NumPy's without its type."""
    return repr(cell.item() if isinstance(cell, np.generic) else cell)


def _length(text):
    """Characters as the page counts them."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _as_numbers(y):
    """Labels that are numbers or signs written as text as those numbers, so that equal ones are one label; others as they are."""
    if y.dtype.kind == "O" and all(isinstance(label, str) for label in y):
        y = y.astype(str)
    if y.dtype.kind == "S":
        y = np.char.decode(y, "utf-8", "replace")
    if y.dtype.kind != "U":
        return y
    try:
        return np.array([float(SIGNS.get(label, label)) for label in y])
    except ValueError:
        return y


def _are_signs(values):
    return values.dtype.kind in "biuf" and set(values.tolist()) <= {-1, 1}


def _class_names(values):
    return [str(int(value) if isinstance(value, float) and value.is_integer() else value) for value in values.tolist()]
