export type Json = Record<string, unknown>;
type Parameter = { in: string; name: string; required?: boolean; description?: string; $ref?: string };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  servers?: { url: string }[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
};
export type Description = {
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Json & { servers?: { url: string }[]; parameters?: Parameter[] }>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Json> };
};
export type CollectionItem = { id?: string; name: string; item?: CollectionItem[]; request?: Json };

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const bearer = (token: string) => ({
  type: 'bearer',
  bearer: [{ key: 'token', value: token, type: 'string' }],
});
/** How a request of the collection opens a call, by the first of these schemes that the call takes. */
const auths: Record<string, Json> = {
  apiKey: bearer('{{key}}'),
  visitor: bearer('public'),
  person: bearer('{{accessToken}}'),
  directory: bearer('{{directoryToken}}'),
  mediaToken: {
    type: 'apikey',
    apikey: ['key:jwt', 'value:{{mediaToken}}', 'in:query'].map((each) => {
      const [key, value] = each.split(':');
      return { key, value, type: 'string' };
    }),
  },
};

/** A collection of Postman's format 2.1, with a folder for each tag and every operation of the description once. */
export function makeCollection(description: Description) {
  const folders = new Map<string, CollectionItem[]>();
  for (const [path, { servers, parameters, ...operations }] of Object.entries(description.paths))
    for (const method of methods) {
      const operation = operations[method] as Operation | undefined;
      if (!operation) continue;
      const base = (operation.servers ?? servers ?? description.servers)[0]!.url.replace(/\/$/, '');
      const given = [...(parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
        each.$ref ? description.components.parameters[each.$ref.split('/').at(-1)!]! : each,
      );
      const request = requestOf(method, `${base}${path}`, operation, given, description);
      const folder = folders.get(operation.tags[0]!) ?? [];
      folders.set(operation.tags[0]!, folder);
      folder.push({ id: operation.operationId, name: operation.summary, request });
    }
  return {
    info: {
      name: 'TV',
      description: `The calls of TV ${description.info.version}. Set the variables portal and key.`,
      schema,
    },
    auth: auths['apiKey'],
    variable: ['portal', 'key', 'accessToken', 'directoryToken', 'mediaToken'].map((key) => ({
      key,
      value: key === 'portal' ? 'http://localhost:3000' : '',
    })),
    item: [...folders].map(([name, item]): CollectionItem => ({ name, item })),
  };
}

function requestOf(
  method: string,
  path: string,
  { description, security, requestBody }: Operation,
  parameters: Parameter[],
  { components }: Description,
): Json {
  const at = (location: string) => parameters.filter((each) => each.in === location);
  const field = ({ name, description: what, required }: Parameter) => ({
    ...{ key: name, value: '', ...(what && { description: what }), ...(!required && { disabled: true }) },
  });
  const [mediaType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const scheme = Object.keys(auths).find((name) => security.some((each) => name in each));
  const parts = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return {
    method: method.toUpperCase(),
    description,
    auth: scheme ? auths[scheme] : { type: 'noauth' },
    header: [...(mediaType ? [{ key: 'content-type', value: mediaType }] : []), ...at('header').map(field)],
    url: {
      raw: `{{portal}}${parts}`,
      host: ['{{portal}}'],
      path: parts.split('/').slice(1),
      query: at('query').map(field),
      variable: at('path').map(({ name }) => ({ key: name, value: '' })),
    },
    ...(body && {
      body: /json/.test(mediaType!)
        ? {
            mode: 'raw',
            raw: JSON.stringify(sampleOf(body.schema, components.schemas), null, 2),
            options: { raw: { language: 'json' } },
          }
        : { mode: 'file', file: {} },
    }),
  };
}

/** A value with the required fields of a schema. */
function sampleOf(given: Json, schemas: Record<string, Json>, depth = 0): unknown {
  const named = typeof given['$ref'] === 'string' ? schemas[given['$ref'].split('/').at(-1)!]! : given;
  const { type, enum: values, anyOf, properties, required, items, minimum } = named;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0] as Json, schemas, depth + 1);
  if (type === 'array') return depth < 5 && items ? [sampleOf(items as Json, schemas, depth + 1)] : [];
  if (type === 'object')
    return Object.fromEntries(
      ((required as string[] | undefined) ?? []).map((name) => [
        name,
        sampleOf((properties as Record<string, Json>)[name] ?? {}, schemas, depth + 1),
      ]),
    );
  if (type === 'integer' || type === 'number') return minimum ?? 0;
  return type === 'boolean' ? false : '';
}
