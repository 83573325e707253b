import { describeApi } from '@tv/server/platform/openapi/document';
import { expect, it } from 'vitest';
import { type CollectionItem, type Description, makeCollection } from './make-collection.ts';

const description = describeApi('1.0.0') as Description;
const collection = makeCollection(description);
const requests = collection.item.flatMap(({ item }) => item!);
type Request = {
  method: string;
  auth: { type: string };
  url: { raw: string; host: string[]; path: string[]; variable: { key: string }[] };
  body?: { raw?: string };
};
const requestOf = ({ request }: CollectionItem) => request as Request;

it('has every operation of the description once, at its address', () => {
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, each]) =>
      typeof each === 'object' && each !== null && 'operationId' in each
        ? [`${String(each.operationId)} ${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`]
        : [],
    ),
  );
  const made = requests.map((each) => {
    const { method, url } = requestOf(each);
    return `${each.id} ${method} ${url.raw.replace(/^\{\{portal\}\}(?:\/api(?=\/))?/, '')}`;
  });
  expect(made.sort()).toEqual(operations.sort());
  expect(made.length).toBeGreaterThan(250);
});

it('has what the schema of Postman 2.1 requires, and parts that belong together', () => {
  expect(collection.info.schema).toContain('/v2.1.0/');
  const wrong = requests.filter((each) => {
    const { method, auth, url, body } = requestOf(each);
    const named = url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    if (body?.raw !== undefined) JSON.parse(body.raw);
    return (
      !each.name ||
      !/^(?:GET|PUT|POST|PATCH|DELETE)$/.test(method) ||
      !['bearer', 'apikey', 'noauth'].includes(auth.type) ||
      url.raw !== `${url.host.join('')}/${url.path.join('/')}` ||
      !named.every((name) => url.variable.some(({ key }) => name.split('.')[0] === key))
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(collection.item.every(({ name, item }) => name && item!.length > 0)).toBe(true);
});

it('holds no secret: tokens are variables without a value, or the word public', () => {
  const text = JSON.stringify(collection);
  const tokens = [...text.matchAll(/"key":"token","value":"([^"]*)","type":"string"/g)].map(
    ([, value]) => value,
  );
  expect(new Set(tokens)).toEqual(new Set(['public', '{{accessToken}}', '{{directoryToken}}', '{{key}}']));
  expect(collection.variable.filter(({ value }) => value)).toEqual([
    { key: 'portal', value: 'http://localhost:3000' },
  ]);
  expect(text).not.toMatch(/tv_[a-z]+_\w{22}_|whsec_\w{8}|eyJ/);
});
