import { isDeepStrictEqual } from 'node:util';
import { matches, meantBy } from '../filters/match-filter.ts';
import { type Filter, parseFilter } from '../filters/parse-filter.ts';
import type { Operation } from './patch-operations.ts';
import { type Attributes, readOne, readValue } from '../read-attributes.ts';
import { Resource } from '../read-body.ts';
import { type Attribute, findAttribute } from '../resource-schemas.ts';
import { refuse } from '../scim-problem.ts';

type Step = { attribute: Attribute; filter: Filter | undefined };

/** Applies one change of a PATCH (RFC 7644, section 3.5.2) to a resource in canonical form. */
export function patchAttributes(
  resource: Attributes,
  schema: readonly Attribute[],
  { op, path, value }: Pick<Operation, 'op' | 'path' | 'value'>,
): void {
  if (path !== undefined) return apply(resource, stepsOf(schema, path), op, value, path);
  for (const [name, each] of new Resource(value).entries()) {
    const steps = stepsOf(schema, name);
    // A directory that sends back a whole resource includes the service's own attributes, which are ignored.
    if (steps[0]!.attribute.mutability === 'readOnly') continue;
    // Attributes of an extension are applied one by one.
    if (steps.length === 1 && steps[0]!.attribute.name.startsWith('urn:'))
      for (const [below, one] of new Resource(each).entries())
        apply(resource, stepsOf(schema, `${name}:${below}`), op, one, `${name}:${below}`);
    else apply(resource, steps, op, each, name);
  }
}

const pattern = /^([\w$-]+)(?:\[(.*)\])?(?:\.([\w$-]+))?$/;

/** Resolves a path such as `emails[type eq "work"].value`, with or without a schema prefix, to its attributes. */
function stepsOf(schema: readonly Attribute[], path: string): Step[] {
  const unknown = () => refuse('invalidPath', `"${path}" is no path of an attribute that is stored here.`);
  const [, urn, after] = /^(urn:[^[]*?:(?:user|group))(?::(.*))?$/i.exec(path) ?? [];
  if (urn) {
    const extension = findAttribute(schema, urn);
    if (!extension) {
      if (!/:core:2\.0:(user|group)$/i.test(urn)) throw unknown();
      if (after === undefined) throw unknown();
      return stepsOf(schema, after);
    }
    const step = { attribute: extension, filter: undefined };
    return after === undefined ? [step] : [step, ...stepsOf(extension.subAttributes ?? [], after)];
  }
  const [, name = '', filter, below] = pattern.exec(path) ?? [];
  const attribute = findAttribute(schema, name);
  if (!attribute || (filter !== undefined && !attribute.multiValued)) throw unknown();
  const step = { attribute, filter: filter === undefined ? undefined : parseFilter(filter) };
  if (below === undefined) return [step];
  return [step, ...stepsOf(attribute.subAttributes ?? [], below)];
}

function apply(
  into: Attributes,
  [step, ...below]: Step[],
  op: Operation['op'],
  value: unknown,
  path: string,
): void {
  const { attribute, filter } = step!;
  const { name } = attribute;
  if (attribute.mutability === 'readOnly')
    throw refuse('mutability', `${path} is this service's own: it cannot be changed.`);
  if (attribute.mutability === 'writeOnly') return;
  if (attribute.multiValued && (filter || below.length > 0)) {
    const list = choose((into[name] as Attributes[] | undefined) ?? [], filter, op, path);
    store(into, name, changed(list, step!, below, op, value, path));
  } else if (below.length > 0) {
    const object = { ...(into[name] as Attributes | undefined) };
    apply(object, below, op, value, path);
    store(into, name, Object.keys(object).length > 0 ? object : undefined);
  } else store(into, name, op === 'remove' ? undefined : whole(into[name], attribute, op, value, path));
}

const store = (into: Attributes, name: string, value: unknown): void => {
  if (value === undefined) delete into[name];
  else into[name] = value;
};

/** The values of an attribute, and those that the path selects. An addition to a missing value creates it. */
function choose(values: Attributes[], filter: Filter | undefined, op: Operation['op'], path: string) {
  const list = values.map((value) => ({ value, isMeant: !filter || matches(filter, value) }));
  if (list.some(({ isMeant }) => isMeant)) return list;
  if (op !== 'add') throw refuse('noTarget', `Nothing matches "${path}".`);
  return [...list, { value: filter ? meantBy(filter) : {}, isMeant: true }];
}

function changed(
  list: { value: Attributes; isMeant: boolean }[],
  { attribute }: Step,
  below: Step[],
  op: Operation['op'],
  value: unknown,
  path: string,
): Attributes[] | undefined {
  const values = list.flatMap((each) => {
    if (!each.isMeant) return [each.value];
    if (below.length === 0) {
      if (op === 'remove') return [];
      const given = readOne(attribute, value, path) as Attributes | undefined;
      return [{ ...each.value, ...given }];
    }
    const object = { ...each.value };
    apply(object, below, op, value, path);
    return Object.keys(object).length > 0 ? [object] : [];
  });
  // Values that were created from a filter are validated like all others.
  return (readValue(attribute, values) as Attributes[] | undefined) ?? undefined;
}

/** Replaces an object. Attributes that the new value lacks stay (RFC 7644, section 3.5.2.3). */
function whole(
  present: unknown,
  attribute: Attribute,
  op: 'add' | 'replace',
  value: unknown,
  path: string,
): unknown {
  const given = readValue(attribute, value);
  if (attribute.multiValued && op === 'add') {
    const added = ((given as Attributes[] | undefined) ?? []).filter(
      (each) =>
        !((present as Attributes[] | undefined) ?? []).some((known) => isDeepStrictEqual(known, each)),
    );
    // A new primary value makes all others not primary (RFC 7644, section 3.5.2).
    const takes = added.some((each) => each.primary === true);
    const others = ((present as Attributes[] | undefined) ?? []).map((each) =>
      takes && each.primary ? { ...each, primary: false } : each,
    );
    return readValue(attribute, [...others, ...added], path.replace(/[^.]*$/, ''));
  }
  if (attribute.type === 'complex' && !attribute.multiValued && given !== undefined)
    return { ...(present as Attributes | undefined), ...(given as Attributes) };
  return given;
}
