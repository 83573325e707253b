import * as enumerations from '@tv/contract/enumerations';
import { isObject, type Json, nameOf, plain } from './schema-names.ts';

const numbers = Object.entries(enumerations as unknown as Record<string, Record<string, unknown>>).filter(
  ([, members]) => Object.values(members).every((value) => typeof value === 'number'),
);

/** Schemas of the contract in the words of OpenAPI 3.1; what has a name stands once, in `components.schemas`. */
export function createSchemas() {
  const named: Record<string, Json> = {};

  function define(name: string, make: () => Json): Json {
    if (!(name in named)) {
      named[name] = {}; // it may hold itself
      named[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** `fallback` names an object that the contract does not. */
  function schemaOf(given: unknown, fallback?: string): Json {
    const schema = plain(given);
    const description = schema['description'] as string | undefined;
    const enumeration =
      schema['type'] === 'integer' &&
      numbers.find(([name]) => new RegExp(`^${name}\\b`).test(description ?? ''));
    if (enumeration) {
      const [name, members] = enumeration;
      const more = description!.slice(name.length).replace(/^[\s,;]+/, '');
      const reference = define(name, () => enumerated(members as Record<string, number>));
      return more ? { ...reference, description: more } : reference;
    }
    const name = isObject(schema) ? (nameOf(schema) ?? fallback) : undefined;
    if (!name) return within(schema, fallback);
    const reference = define(name, () => within(schema));
    return description ? { ...reference, description } : reference;
  }

  function within(schema: Json, fallback?: string): Json {
    const { properties, items, anyOf, patternProperties, ...rest } = schema;
    if (Array.isArray(anyOf)) {
      const constants = (anyOf as Json[]).map((each) => each['const']);
      return constants.every((each) => typeof each === 'string')
        ? { type: 'string', ...rest, enum: constants }
        : { ...rest, anyOf: (anyOf as Json[]).map((each) => schemaOf(each)) };
    }
    if ('enum' in rest && !('type' in rest)) rest['type'] = 'string';
    const pattern = patternProperties && Object.values(patternProperties as Json)[0];
    return {
      ...rest,
      ...(properties !== undefined && {
        properties: Object.fromEntries(
          Object.entries(properties as Json).map(([name, each]) => [name, schemaOf(each)]),
        ),
      }),
      ...(items !== undefined && { items: schemaOf(items, fallback && `${fallback}Item`) }),
      ...(pattern !== undefined && { additionalProperties: schemaOf(pattern) }),
    };
  }

  return { schemaOf, define, named };
}

const enumerated = (members: Record<string, number>): Json => ({
  type: 'integer',
  enum: Object.values(members),
  description: Object.entries(members)
    .map(([name, value]) => `${value} ${name}`)
    .join(', '),
  'x-enum-varnames': Object.keys(members),
});
