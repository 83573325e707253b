import type { InjectOptions } from 'fastify';
import type { TestService } from '../test-service.ts';

type Answer = { status: number; headers: Record<string, unknown>; body: Record<string, any> };

/** Calls as a directory makes them. */
export const asDirectory =
  (service: { app: Pick<TestService['app'], 'inject'> }, token: string) =>
  async (method: InjectOptions['method'], path: string, body?: object): Promise<Answer> => {
    const answer = await service.app.inject({
      method: method!,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/scim+json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body ? answer.json() : {},
    };
  };

export const patchOf = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});
