import { apiBase } from '../http/call-address.ts';
import { api, type CallName } from '@tv/contract/calls/api';
import { Problem } from '@tv/contract/fields';
import { operationOf } from './operation.ts';
import { otherPaths } from './other-paths.ts';
import type { Json } from './schema-names.ts';
import { createSchemas } from './schemas.ts';
import { describeWebhooks } from './webhooks.ts';
import { headers, parameters, responses, securitySchemes } from './shared-parts.ts';

const about = `What the portal's own pages and command line use. docs/api.md in the repository explains it with lines to run.

- Every call also answers under \`/api/v2\`: the two servers below are one.
- JSON bodies are taken as they are: nothing is coerced, a field that a call does not have is refused, and \`null\` says that a field is left out. What can be cleared is
  cleared by its empty value. A filter of a query may be repeated and asks for any of its values; a name that a call does
  not have is refused, unless it begins with \`_\`.
- A list is an array. \`pageIndex\` counts from 1; \`cursor\` takes \`x-pagination-next\` of the page before.
- A problem is \`{ errorCode, message, exceptionData, traceId }\`.
- Addresses of pictures and streams are paths of this origin and open with \`?jwt=\`.`;

/** The whole API as OpenAPI 3.1: the contract's tables, and what other protocols have written down. */
export function describeApi(version: string, issuer = '/oidc'): Json {
  const schemas = createSchemas();
  schemas.schemaOf(Problem);
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(api) as CallName[]) {
    const [method, path] = name.split(' ') as [string, string];
    const template = path.replace(/:(\w+)/g, '{$1}');
    (paths[template] ??= {})[method.toLowerCase()] = operationOf(name, api[name], schemas);
  }
  Object.assign(paths, otherPaths(schemas));
  const tags = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => (operation as { tags?: string[] }).tags ?? []),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'TV',
      version,
      summary: 'The media service of the portal.',
      description: about,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      { url: apiBase, description: 'the API' },
      { url: `${apiBase}/v2`, description: 'the same calls' },
    ],
    tags: [...new Set(tags)].map((name) => ({ name, description: `Calls that begin with ${name}.` })),
    paths,
    webhooks: describeWebhooks(schemas),
    components: {
      securitySchemes: securitySchemes(issuer),
      parameters,
      headers,
      responses,
      schemas: schemas.named,
    },
  };
}
