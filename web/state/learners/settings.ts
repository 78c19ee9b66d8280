import type { LearnerKind, LearnerSpec } from "../../engine/types.js";
import type { LearnerField, SettingPath } from "./descriptor.js";
import { descriptorOf } from "./index.js";

type Members = Readonly<Record<string, unknown>>;
export type Setting = string | number;

/** What stands at a path of an object that nobody has checked, or undefined. */
export function at(spec: object, path: string): unknown {
  let value: unknown = spec;
  for (const name of path.split(".")) value = (value as Members | undefined)?.[name];
  return value;
}

/** A copy with a value at a path; undefined takes away what stands there. */
export function withValue<Spec extends object>(spec: Spec, path: string, value: unknown): Spec {
  const [name = "", ...deeper] = path.split(".");
  const { [name]: inner, ...others } = spec as Members;
  if (deeper.length > 0)
    return { ...others, [name]: withValue((inner ?? {}) as object, deeper.join("."), value) } as Spec;
  return (value === undefined ? others : { ...others, [name]: value }) as Spec;
}

/** The value a spec gives a field; undefined where it leaves it out. */
export function given(spec: LearnerSpec, field: LearnerField): Setting | undefined {
  return at(spec, field.path) as Setting | undefined;
}

/** The value in force; null where it is found from the data. */
export function settingOf(spec: LearnerSpec, field: LearnerField): Setting | null {
  return given(spec, field) ?? field.default;
}

const objectOf = (path: string): string => path.slice(0, path.lastIndexOf(".") + 1);

/** The value in force of a setting by its path; null where the learner has no such setting, or it is found from the data. */
export function settingAt(spec: LearnerSpec, path: SettingPath): Setting | null {
  const field = descriptorOf(spec.kind).fields.find((one) => one.path === path);
  return field ? settingOf(spec, field) : null;
}

/** The spec with one setting changed; null gives back its default. */
export function withSetting(spec: LearnerSpec, field: LearnerField, value: Setting | null): LearnerSpec {
  let changed = spec;
  for (const other of descriptorOf(spec.kind).fields) {
    if (other.kind !== "choice" || !other.always || objectOf(other.path) !== objectOf(field.path)) continue;
    changed = withValue(changed, other.path, given(spec, other) ?? other.default);
  }
  return withValue(changed, field.path, value ?? undefined);
}

/** Whether a field matters, as the other settings are. */
export function applies(spec: LearnerSpec, { when }: LearnerField): boolean {
  if (!when) return true;
  const decisive = descriptorOf(spec.kind).fields.find(({ path }) => path === when.path);
  return decisive !== undefined && when.is.includes(String(settingOf(spec, decisive)));
}

export function applyingFields(spec: LearnerSpec): readonly LearnerField[] {
  return descriptorOf(spec.kind).fields.filter((field) => applies(spec, field));
}

/** What choosing a kind of learner begins with: settings it shares with another learner are as they are there. */
export function startOf(kind: LearnerKind, like?: LearnerSpec): LearnerSpec {
  const { fields, start } = descriptorOf(kind);
  const bare = start ?? ({ kind } as LearnerSpec);
  if (!like) return bare;
  const shared = descriptorOf(like.kind).fields;
  return fields.reduce((spec, field) => {
    const same = shared.find(({ parameter }) => parameter === field.parameter);
    const value = same && given(like, same);
    return value === undefined ? spec : withSetting(spec, field, value);
  }, bare);
}
