import type { FastifyInstance } from 'fastify';
import type { Schema } from './values.ts';

export type Parameter = {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema?: Schema;
};
export type Response = { $ref?: string; headers?: object; content?: Record<string, { schema?: Schema }> };
export type Operation = {
  id: string;
  method: string;
  /** With its server: `/api/MediaContents/{id}`. */
  path: string;
  parameters: Parameter[];
  /** Media type and schema of the body. */
  body: { mediaType: string; schema: Schema } | undefined;
  responses: Record<string, Response>;
  security: Record<string, unknown>[];
};

type Item = {
  operationId: string;
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
  security?: Record<string, unknown>[];
};
type Document = {
  paths: Record<string, { servers?: unknown; parameters?: Parameter[] } & Record<string, unknown>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
  };
};

/** The OpenAPI document that the service serves, and its operations. */
export async function readDocument(app: FastifyInstance) {
  const document = (await app.inject('/api/openapi.json')).json<Document>();
  const { components } = document;
  const named = <Part>(parts: Record<string, Part>, { $ref }: { $ref?: string }) =>
    $ref && parts[$ref.split('/').at(-1)!];
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter((entry): entry is [string, Item] => 'operationId' in (entry[1] as object))
      .map(([method, operation]): Operation => {
        const [media] = Object.entries(operation.requestBody?.content ?? {});
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          path: item.servers ? path : `/api${path}`,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
            (each) => named(components.parameters, each as { $ref?: string }) || each,
          ),
          body: media && { mediaType: media[0], schema: media[1].schema },
          responses: Object.fromEntries(
            Object.entries(operation.responses).map(([status, response]) => [
              status,
              named(components.responses, response) || response,
            ]),
          ),
          security: operation.security ?? [],
        };
      }),
  );
  return { document, schemas: components.schemas, operations };
}
export type ReadDocument = Awaited<ReturnType<typeof readDocument>>;
