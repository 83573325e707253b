import { type Filter, parseFilter } from './parse-filter.ts';
import { ScimProblem } from './scim-problem.ts';

/** Most resources of one answer. */
export const largestPage = 200;
const usualPage = 100;

export type ScimQuery = Record<string, unknown>;
export type Paging = { startIndex: number; count: number };

/** RFC 7644, section 3.4.2.4: counted from 1; what is out of range is brought into it. */
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

/** Leaves out what the query does not want (RFC 7644, section 3.9); `id` and `schemas` always stay. */
export function chosen(resource: Record<string, unknown>, query: ScimQuery): Record<string, unknown> {
  const wanted = namesIn(query.attributes);
  const unwanted = namesIn(query.excludedAttributes);
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      if (name === 'id' || name === 'schemas') return true;
      const key = name.toLowerCase();
      return wanted.size > 0 ? wanted.has(key) : !unwanted.has(key);
    }),
  );
}

/** Names of whole attributes; of `name.givenName` it is `name`. */
export function namesIn(text: unknown): Set<string> {
  const list = typeof text === 'string' ? text.slice(0, 2_000).split(',') : [];
  return new Set(
    list
      .map((each) =>
        each
          .trim()
          .replace(/^urn:[\w:.-]*:/i, '')
          .split('.')[0]!
          .toLowerCase(),
      )
      .filter(Boolean),
  );
}
