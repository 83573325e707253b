import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compileOnce } from './compile-once.ts';

it('compiles a schema once, for all routes of all servers, and another schema anew', async () => {
  const compiled: unknown[] = [];
  const compiler = compileOnce(({ schema }: { schema: unknown }) => {
    compiled.push(schema);
    return (data: unknown) => JSON.stringify(data);
  });
  const number = () => ({ type: 'object', properties: { a: { type: 'number' } } });
  const [one, other] = [number(), number()];
  for (let server = 0; server < 2; server++) {
    const app = Fastify().setSerializerCompiler(compiler);
    for (const [url, schema] of Object.entries({ '/a': one, '/v2/a': one, '/b': other }))
      app.get(url, { schema: { response: { 200: schema } } }, async () => ({ a: 1 }));
    const answer = await app.inject('/v2/a');
    expect(answer.body).toBe('{"a":1}');
    await app.close();
  }
  expect(compiled).toEqual([one, other]);
});
