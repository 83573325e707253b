import { type Filter, parseFilter } from './filters/parse-filter.ts';
import { isObject, listOf, Resource } from './read-body.ts';
import { ScimProblem } from './scim-problem.ts';

/** The most resources of one answer. */
export const largestPage = 200;
const usualPage = 100;

export type ScimQuery = Record<string, unknown>;
export type Paging = { startIndex: number; count: number };

/** The bounds of a page (RFC 7644, section 3.4.2.4). The index starts at 1. Values out of range are limited. */
export function readPaging(query: ScimQuery): Paging {
  const whole = (name: string, usual: number) => {
    const text = query[name];
    if (text === undefined) return usual;
    const number = Number(text);
    if (!Number.isInteger(number))
      throw new ScimProblem(400, `${name} must be a whole number.`, 'invalidValue');
    return number;
  };
  return {
    startIndex: Math.min(Math.max(whole('startIndex', 1), 1), 10_000_000),
    count: Math.min(Math.max(whole('count', usualPage), 0), largestPage),
  };
}

export const readFilter = ({ filter }: ScimQuery): Filter | undefined =>
  typeof filter === 'string' && filter.trim() !== '' ? parseFilter(filter) : undefined;

export const listResponse = (resources: object[], total: number, { startIndex }: Paging) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** Selects the requested attributes (RFC 7644, section 3.9). `id` and `schemas` are always included. */
export function chosen(resource: Record<string, unknown>, query: ScimQuery): Record<string, unknown> {
  const wanted = pathsIn(query.attributes);
  const unwanted = pathsIn(query.excludedAttributes);
  if (wanted.length === 0) return without(resource, unwanted);
  return { schemas: resource.schemas, id: resource.id, ...within(resource, wanted) };
}

/** Names of whole attributes; of `name.givenName` it is `name`. */
export const namesIn = (text: unknown): Set<string> => new Set(pathsIn(text).map(([name]) => name!));

/** `urn:…:User:manager.displayName` is an extension, its attribute and that one's; all in lower case. */
function pathsIn(text: unknown): string[][] {
  const list = typeof text === 'string' ? text.slice(0, 2_000).split(',') : [];
  return list.flatMap((each) => {
    const [, urn, rest] = /^(urn:.*?:(?:user|group))(?::(.*))?$/i.exec(each.trim()) ?? [];
    const names = (urn ? (rest ?? '') : each.trim()).toLowerCase().split('.').filter(Boolean);
    const isExtension = urn !== undefined && !/:core:2\.0:(user|group)$/i.test(urn);
    const path = isExtension ? [urn.toLowerCase(), ...names] : names;
    return path.length > 0 ? [path] : [];
  });
}

/** Reduces an object, or each object of a list, to the given paths. */
function within(value: Record<string, unknown>, paths: string[][]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const below = paths.filter(([first]) => first === name.toLowerCase()).map((path) => path.slice(1));
      if (below.length === 0) return [];
      if (below.some((path) => path.length === 0)) return [[name, each]];
      if (Array.isArray(each))
        return [[name, each.map((one: unknown) => (isObject(one) ? within(one, below) : one))]];
      return isObject(each) ? [[name, within(each, below)]] : [];
    }),
  );
}

function without(value: Record<string, unknown>, paths: string[][], isWhole = true): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const below = paths.filter(([first]) => first === name.toLowerCase()).map((path) => path.slice(1));
      if (below.length === 0 || (isWhole && (name === 'id' || name === 'schemas'))) return [[name, each]];
      if (below.some((path) => path.length === 0)) return [];
      if (Array.isArray(each))
        return [[name, each.map((one: unknown) => (isObject(one) ? without(one, below, false) : one))]];
      return [[name, isObject(each) ? without(each, below, false) : each]];
    }),
  );
}

/** Converts the body of a `.search` (RFC 7644, section 3.4.3) to a query. Sorting is not supported. */
export function searchOf(body: unknown): ScimQuery {
  const resource = new Resource(body);
  const list = (name: string) => {
    const names = listOf(name, resource.get(name), 100);
    return names.length > 0 ? { [name]: names.join(',') } : {};
  };
  const one = (name: string) => {
    const value = resource.get(name);
    return value === undefined || value === null ? {} : { [name]: value };
  };
  return {
    ...list('attributes'),
    ...list('excludedAttributes'),
    ...one('filter'),
    ...one('startIndex'),
    ...one('count'),
  };
}
