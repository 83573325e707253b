import type { Draw } from './random.ts';

/** The parts of a JSON schema that the OpenAPI document uses for what goes in. */
export type Schema = {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  format?: string;
  pattern?: string;
};

/** What is looked for in logs: it is sent only where the service promises to log nothing. */
export const secretMark = 'never-to-be-logged';

const texts = [
  ...['en', 'de', 'pt-BR', 'viewer', 'daily', 'Europe/Oslo', '12:00', '#112233', 'a@north.example'],
  ...['north.example', 'https://north.example', 'https://hooks.north.example/in', '+4712345678', 'talk.mp4'],
  ...['four quiet words here', 'x'.repeat(12), `B${'A'.repeat(86)}`, 'A'.repeat(22), '1', 'audio-1', 'media'],
  ...['192.0.2.0/24', '2026-03-01', 'mp4', 'master.m3u8', 'poster.jpg', 'Straße & Œuvre', 'x', '100%'],
];

/** Numbers at which types of the language, of the database and of formats end. */
const edgeNumbers = [
  ...[0, -1, 1, 0.5, -0.0, 1e-9, 2 ** 15, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 1e21, 1e308],
  ...[99_999, 360_000, 1_000_001],
];

export const edgeTexts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u0001',
    'a\r\nset-cookie: a=b',
    '\u007f',
    '\u202e',
    '\ud800',
    'é\u0301',
    '👩‍👩‍👧',
    'İı',
  ],
  ...[
    "'; drop table people; --",
    '%',
    '_',
    '\\',
    '%00',
    '%zz',
    '../../etc/passwd',
    '..%2f',
    '<script>',
    '${1}',
  ],
  ...['{{a}}', '-1', '0', '1e999', 'NaN', 'null', 'true', '2147483648', '9007199254740993', '0x10', 'a:*&b'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2016-12-31T23:59:60Z', '2026-02-30', '+275760-09-13'],
  ...[
    'file:///etc/passwd',
    'http://127.0.0.1/',
    '__proto__',
    'constructor',
    'x'.repeat(300),
    'ä'.repeat(5000),
  ],
];

const edgeValues: unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], { a: 1 }, { length: 3 }],
  ...edgeNumbers,
  ...edgeTexts,
  Array.from({ length: 3000 }, () => 'x'),
  Array.from({ length: 3000 }, () => ({ id: 'x' })),
  nested(200),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

export const edgeValue = (draw: Draw): unknown => draw.pick(edgeValues);

/** An instant near now, a long time ago or ahead. */
const instant = (draw: Draw) =>
  draw.pick([
    '2026-03-01T00:00:00Z',
    '2030-01-01T00:00:00.000Z',
    '1999-12-31T23:59:59+14:00',
    '2199-01-01T00:00:00Z',
  ]);

/** Makes values of a document's schemas. `idFor` gives the ids: of the name, a thing of the world or one that nobody knows. */
export function createValues(schemas: Record<string, Schema>, idFor: (draw: Draw, name: string) => string) {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? { ...schemas[schema.$ref.split('/').at(-1)!] } : schema;

  function text({ format = '', pattern, minLength = 0, maxLength = 60 }: Schema, draw: Draw, name: string) {
    if (format === 'uuid') return idFor(draw, name);
    if (format === 'date-time') return instant(draw);
    if (format === 'date') return draw.pick(['2026-03-01', '2026-02-01', '2024-02-29']);
    if (/password|token|jwt|secret/i.test(name) && maxLength >= 40 && draw.chance(0.8))
      return `${secretMark}-${draw.below(1000)}`;
    const isTaken = (value: string) =>
      value.length >= minLength &&
      value.length <= maxLength &&
      (!pattern || new RegExp(pattern, 'u').test(value));
    const taken = texts.filter(isTaken);
    if (draw.chance(0.05)) return 'y'.repeat(Math.min(maxLength, 20_000));
    return taken.length > 0 ? draw.pick(taken) : 'x'.repeat(Math.max(1, minLength));
  }

  function number({ type, minimum, exclusiveMinimum, maximum }: Schema, draw: Draw) {
    const least = minimum ?? (exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : 0);
    const most = maximum ?? least + 100;
    if (draw.chance(0.1)) return draw.pick([least, most]);
    const value = least + draw.below(Math.min(most - least + 1, 1000));
    return type === 'number' && draw.chance(0.3) ? Math.min(most, value + 0.25) : value;
  }

  /** A value that the schema takes. */
  function value(given: Schema, draw: Draw, name = '', depth = 0): unknown {
    const schema = resolve(given);
    if (schema.anyOf) return value(draw.pick(schema.anyOf), draw, name, depth);
    if ('const' in schema) return schema.const;
    if (schema.enum) return draw.pick(schema.enum);
    if (schema.type === 'object') return object(schema, draw, depth);
    if (schema.type === 'array') {
      const least = schema.minItems ?? 0;
      const count = Math.min(schema.maxItems ?? 3, Math.max(least, draw.below(4)));
      return Array.from({ length: count }, () => value(schema.items ?? {}, draw, name, depth + 1));
    }
    if (schema.type === 'boolean') return draw.chance(0.5);
    if (schema.type === 'integer' || schema.type === 'number') return number(schema, draw);
    if (schema.type === 'string') return text(schema, draw, name);
    return draw.pick(texts);
  }

  function object(schema: Schema, draw: Draw, depth: number) {
    const required = schema.required ?? [];
    const named = Object.entries(schema.properties ?? {}).filter(
      ([key]) => required.includes(key) || draw.chance(depth > 4 ? 0 : 0.4),
    );
    return Object.fromEntries(named.map(([key, each]) => [key, value(each, draw, key, depth + 1)]));
  }

  return { value, resolve };
}

/** The value with something in it that does not belong there. */
export function spoiled(value: unknown, draw: Draw): unknown {
  if (Array.isArray(value) && value.length > 0 && draw.chance(0.7)) {
    const index = draw.below(value.length);
    return value.with(index, spoiled(value[index], draw));
  }
  if (typeof value !== 'object' || value === null || draw.chance(0.1)) return edgeValue(draw);
  const keys = Object.keys(value);
  if (draw.chance(0.2))
    return { ...value, [draw.pick(['unknown', '__proto__', 'id', 'ID', 'a\0b'])]: edgeValue(draw) };
  if (keys.length === 0) return { [draw.pick(['a', 'id', 'name'])]: edgeValue(draw) };
  const key = draw.pick(keys);
  if (draw.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));
  return { ...value, [key]: spoiled((value as Record<string, unknown>)[key], draw) };
}
