import { spawnSync } from "node:child_process";

/** A Python that has these modules; null where there is none. */
export const pythonWith = (...modules: readonly string[]): string | null =>
  ["python3", "/usr/bin/python3"].find((name) => spawnSync(name, ["-c", `import ${modules}`]).status === 0) ?? null;

/**
 * Where anywidget is not installed something stands in for it that does with traits what ipywidgets' `Widget` does: what is
 * synchronised is sent as `to_json` makes it (https://github.com/jupyter-widgets/ipywidgets, `Widget.get_state`).
 */
export const standIn = `
import base64, contextlib, importlib.util, json, sys, types
import numpy as np, traitlets

if importlib.util.find_spec("anywidget") is None:
    class AnyWidget(traitlets.HasTraits):
        def __init__(self, **traits):
            self.sent = []
            super().__init__(**traits)
        def get_state(self):
            return {name: (self.trait_metadata(name, "to_json") or (lambda value, _: value))(getattr(self, name), self)
                    for name in self.trait_names(sync=True)}
        @contextlib.contextmanager
        def hold_sync(self):
            yield
        def send(self, content):
            self.sent.append(content)
    sys.modules["anywidget"] = types.SimpleNamespace(AnyWidget=AnyWidget)

sys.path.insert(0, sys.argv[1])
from perceptron_playground import PerceptronPlayground

def told(widget):
    state = widget.get_state()
    return {name: state[name] for name in ("X", "y", "feature_names", "state", "visit")}

def refused(act):
    try:
        act()
    except (traitlets.TraitError, ValueError) as error:
        return str(error)

def show(value):
    print(json.dumps(value, default=lambda data: {"bytes": base64.b64encode(data).decode()}))
`;
