import { api, type CallName } from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import { requestLine } from '@tv/contract/calls/request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../isolation/fuzz/values.ts';
import { startWithProvider, type ServiceWithProvider } from '../isolation/start-with-provider.ts';
import { untranslatedToGerman } from '../isolation/untranslated-to-german.ts';

let service: ServiceWithProvider;
beforeAll(async () => void (service = await startWithProvider()));
afterAll(() => service.close());

const calls = Object.entries(api as Record<string, Endpoint>).flatMap(([name, { body, params }]) =>
  body ? [[name as CallName, { body: body as Schema, params: params as Schema | undefined }] as const] : [],
);

/** JSON of every type, and text and numbers that a coercion would turn into another type. */
const values = [true, 0, 1, '0', '1', 'true', '', ['a'], { a: 1 }];
const formats: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-00000000abcd',
  'date-time': '2030-01-01T00:00:00Z',
  date: '2030-01-01',
};
const texts = [
  'en',
  'x'.repeat(12),
  '12:00',
  '#112233',
  'a@north.example',
  'https://north.example',
  '+4712345678',
  `B${'A'.repeat(86)}`,
  'A'.repeat(22),
  '1',
  'audio-1',
];

function fits(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((each) => fits(each, value));
  if ('const' in schema) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  const type = Array.isArray(value) ? 'array' : typeof value;
  return (
    schema.type === undefined || schema.type === type || (schema.type === 'integer' && type === 'number')
  );
}

/** A value that the schema takes. */
function sample(schema: Schema): unknown {
  if (schema.anyOf) return sample(schema.anyOf[0]!);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((key) => [key, sample(schema.properties![key]!)]));
  if (schema.type === 'array') return schema.minItems ? [sample(schema.items!)] : [];
  if (schema.type === 'boolean') return false;
  if (schema.type !== 'string') return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
  const { format = '', pattern, minLength = 1, maxLength = Infinity } = schema;
  if (format in formats) return formats[format];
  const isTaken = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  return texts.find(isTaken) ?? 'x';
}

type Field = { path: string[]; schema: Schema };

/** Every field of a body, at every depth. */
function fieldsOf(schema: Schema, path: string[] = []): Field[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => fieldsOf(each, path));
  const inside = Object.entries(schema.properties ?? (schema.items && { 0: schema.items }) ?? {});
  return inside.flatMap(([key, each]) => [
    { path: [...path, key], schema: each },
    ...fieldsOf(each, [...path, key]),
  ]);
}

/** A value of the schema with the given one at a path in it. */
function withValue(schema: Schema, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const holds = ({ properties, items }: Schema) => (properties ? key in properties : items && key === '0');
  const chosen = schema.anyOf?.find(holds) ?? schema;
  if (chosen.items) return [withValue(chosen.items, rest, value)];
  return { ...(sample(chosen) as object), [key]: withValue(chosen.properties![key]!, rest, value) };
}

/** The address of a call, with parameters that its schema takes. */
const addressOf = (name: CallName, params: Schema | undefined) =>
  `/api${requestLine(name, { params: params && sample(params) } as never).path}`;

test('there are calls with a body', () => expect(calls.length).toBeGreaterThan(40));

describe.each(calls)('%s', (name, { body, params }) => {
  const url = addressOf(name, params);
  const method = name.split(' ')[0] as 'POST';
  const send = async (payload: unknown) => {
    const answer = await service.app.inject({
      ...{ method, url, payload: JSON.stringify(payload) },
      headers: { authorization: 'Bearer public', 'content-type': 'application/json' },
    });
    expect(untranslatedToGerman(answer)).toEqual([]);
    const { exceptionData } = answer.json<{ exceptionData?: { field?: string } }>();
    return { status: answer.statusCode, field: exceptionData?.field };
  };

  test('turns no value of a field into one of another type', async () => {
    const taken = [];
    for (const { path, schema } of fieldsOf(body))
      for (const value of values.filter((each) => !fits(schema, each))) {
        const { status, field } = await send(withValue(body, path, value));
        const isNamed = status === 400 && field?.startsWith(path[0]!);
        if (!isNamed) taken.push(`${path.join('.')}: ${JSON.stringify(value)} → ${status} ${field}`);
      }
    expect(taken).toEqual([]);
  });

  test('names a field that it does not have, in every object', async () => {
    const objects = [{ path: [], schema: body }, ...fieldsOf(body)].flatMap(({ path, schema }) =>
      (schema.anyOf ?? [schema])
        .filter(({ properties }) => properties)
        .map((each) => ({ path, schema: each })),
    );
    const taken = [];
    for (const { path, schema } of objects) {
      const given = { ...(sample(schema) as object), nobodysField: 1 };
      const { status, field } = await send(withValue(body, path, given));
      if (status !== 400 || field !== [...path, 'nobodysField'].join('.'))
        taken.push(`${path.join('.')}: ${status} ${field}`);
    }
    expect(objects.length).toBeGreaterThan(0);
    expect(taken).toEqual([]);
  });

  test('takes a null for a field that is left out', async () => {
    for (const key of body.required ?? [])
      expect(await send({ ...(sample(body) as object), [key]: null })).toEqual({ status: 400, field: key });
  });
});
