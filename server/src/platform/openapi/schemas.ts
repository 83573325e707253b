import * as analytics from '@tv/contract/analytics';
import * as audit from '@tv/contract/audit';
import * as captions from '@tv/contract/captions';
import * as categories from '@tv/contract/categories';
import * as directory from '@tv/contract/directory';
import * as enumerations from '@tv/contract/enumerations';
import * as feeds from '@tv/contract/feeds';
import * as fields from '@tv/contract/fields';
import * as lifecycle from '@tv/contract/lifecycle';
import * as mediaContent from '@tv/contract/media-content';
import * as organization from '@tv/contract/organization';
import * as organizationDomains from '@tv/contract/organization-domains';
import * as people from '@tv/contract/people';
import * as policies from '@tv/contract/policies';
import * as playback from '@tv/contract/playback';
import * as playerSettings from '@tv/contract/player-settings';
import * as playlist from '@tv/contract/playlist';
import * as registration from '@tv/contract/registration';
import * as uploads from '@tv/contract/uploads';

export type Json = { [name: string]: unknown };

/** Modules of the contract whose exported schemas have their own names. The schemas of other modules are named after their call. */
const modules: object[] = [
  fields,
  mediaContent,
  playerSettings,
  captions,
  categories,
  lifecycle,
  uploads,
  playback,
  playlist,
  organization,
  organizationDomains,
  policies,
  people,
  registration,
  directory,
  feeds,
  analytics,
  audit,
];

/** The same for schemas that only say something else of themselves. */
const shapeOf = (schema: Json) => JSON.stringify({ ...schema, description: undefined });
const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as Json;
const isObject = (schema: Json) => schema['type'] === 'object' && 'properties' in schema;

const exported = new Map(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => {
      const schema = typeof value === 'object' && value !== null && 'type' in value ? plain(value) : {};
      // What only says which item is meant, or what a query may ask, is no shape of its own.
      return isObject(schema) && !/^By|Query$/.test(name) ? [[shapeOf(schema), name] as const] : [];
    }),
  ),
);

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
    const name = isObject(schema) ? (exported.get(shapeOf(schema)) ?? fallback) : undefined;
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
