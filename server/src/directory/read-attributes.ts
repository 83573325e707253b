import { flagOf, listOf, Resource } from './read-body.ts';
import { type Attribute, findAttribute } from './resource-schemas.ts';
import { refuse } from './scim-problem.ts';

/** A resource in canonical form: names as in the schema, no empty values, no attributes of the service. */
export type Attributes = Record<string, unknown>;

const maxValues = 20;
/** Limit for a text in characters. Names are stored in columns of their own. */
const longest = 1_024;
/** Attributes that may have line ends: postal addresses. */
const withLines = ['formatted', 'streetAddress'];

/** Reads a resource by its schema. Throws 400 with the name of an unknown attribute. */
export function readAttributes(body: unknown, schema: readonly Attribute[], within = ''): Attributes {
  const read: Attributes = {};
  for (const [key, value] of new Resource(body).entries()) {
    const attribute = findAttribute(schema, key);
    if (!attribute)
      throw refuse('invalidSyntax', `${within}${key} is not stored here: see the attributes at Schemas.`);
    const isStored = attribute.mutability !== 'readOnly' && attribute.mutability !== 'writeOnly';
    const found = isStored ? readValue(attribute, value, within) : undefined;
    if (found !== undefined) read[attribute.name] = found;
  }
  return read;
}

/** Reads the value or values of an attribute. `undefined` for null, an empty text and an empty list. */
export function readValue(attribute: Attribute, value: unknown, within = ''): unknown {
  if (value === undefined || value === null) return undefined;
  const path = `${within}${attribute.name}`;
  if (!attribute.multiValued) return readOne(attribute, value, path);
  const values = listOf(path, value, maxValues).flatMap((each) => readOne(attribute, each, path) ?? []);
  return values.length > 0 ? values : undefined;
}

/** Reads a single value. A text in place of an object is its `value` (Entra ID writes a manager so). */
export function readOne(attribute: Attribute, value: unknown, path: string): unknown {
  if (attribute.type === 'boolean') return flagOf(path, value);
  if (attribute.type !== 'complex') return readText(attribute.name, value, path);
  const object = typeof value === 'string' ? { value } : value;
  const read = readAttributes(object, attribute.subAttributes ?? [], `${path}.`);
  return Object.keys(read).length > 0 ? read : undefined;
}

function readText(name: string, value: unknown, path: string): string | undefined {
  if (typeof value !== 'string') throw refuse('invalidValue', `${path} must be a text.`);
  const text = value.trim();
  const plain = withLines.includes(name) ? text.replace(/[\r\n\t]/g, '') : text;
  if (text.length > longest || /\p{Cc}/u.test(plain))
    throw refuse('invalidValue', `${path} must be a text of at most ${longest} characters.`);
  return text || undefined;
}
