import { type Sql, sql } from '../../platform/db/sql.ts';
import type { Filter, FilterValue, Operator } from './parse-filter.ts';
import { refuse } from '../scim-problem.ts';

/** The types of attributes that a filter may name. A `text` is compared ignoring case, the others exactly. */
export type FilterableAttributes = Record<
  string,
  { column: Sql; kind: 'text' | 'exact' | 'flag' | 'instant' } | { matches: (value: string) => Sql }
>;

export function conditionOf(filter: Filter, attributes: FilterableAttributes): Sql {
  switch (filter.kind) {
    case 'and':
      return sql`(${conditionOf(filter.left, attributes)} and ${conditionOf(filter.right, attributes)})`;
    case 'or':
      return sql`(${conditionOf(filter.left, attributes)} or ${conditionOf(filter.right, attributes)})`;
    case 'not':
      return sql`(not coalesce(${conditionOf(filter.of, attributes)}, false))`;
    case 'compare':
      return comparison(filter.path, filter.operator, filter.value, attributes);
  }
}

const refused = (path: string) =>
  refuse('invalidFilter', `${path} cannot be compared like this: see the attributes at Schemas.`);

function comparison(
  path: string,
  operator: Operator,
  value: FilterValue,
  attributes: FilterableAttributes,
): Sql {
  const attribute = Object.hasOwn(attributes, path) ? attributes[path] : undefined;
  if (!attribute)
    throw refuse('invalidFilter', `${path} cannot be asked for: see the attributes at Schemas.`);
  if ('matches' in attribute) {
    if (operator !== 'eq' || typeof value !== 'string') throw refused(path);
    return attribute.matches(value);
  }
  const { column, kind } = attribute;
  if (operator === 'pr') return sql`(${column} is not null and ${column}::text <> '')`;
  if (value === null) return operator === 'eq' ? sql`${column} is null` : sql`${column} is not null`;
  if (kind === 'flag') {
    if (typeof value !== 'boolean' || !['eq', 'ne'].includes(operator)) throw refused(path);
    return operator === 'eq' ? sql`${column} = ${value}::boolean` : sql`${column} <> ${value}::boolean`;
  }
  if (typeof value !== 'string' || value.includes('\0')) throw refused(path);
  if (kind === 'instant') return instants(path, column, operator, value);
  return kind === 'text'
    ? texts(path, sql`lower(${column})`, operator, value.toLowerCase())
    : texts(path, sql`${column}::text`, operator, value);
}

function instants(path: string, column: Sql, operator: Operator, value: string): Sql {
  const at = new Date(value);
  // PostgreSQL has no year 0.
  if (!(at.getUTCFullYear() > 0)) throw refused(path);
  return ordered(path, column, operator, sql`${at}::timestamptz`);
}

function texts(path: string, column: Sql, operator: Operator, value: string): Sql {
  switch (operator) {
    case 'co':
      return sql`strpos(${column}, ${value}::text) > 0`;
    case 'sw':
      return sql`starts_with(${column}, ${value}::text)`;
    case 'ew':
      return sql`right(${column}, length(${value}::text)) = ${value}::text`;
    default:
      return ordered(path, column, operator, sql`${value}::text`);
  }
}

function ordered(path: string, column: Sql, operator: Operator, value: Sql): Sql {
  switch (operator) {
    case 'eq':
      return sql`${column} = ${value}`;
    case 'ne':
      return sql`${column} is distinct from ${value}`;
    case 'gt':
      return sql`${column} > ${value}`;
    case 'ge':
      return sql`${column} >= ${value}`;
    case 'lt':
      return sql`${column} < ${value}`;
    case 'le':
      return sql`${column} <= ${value}`;
    default:
      throw refused(path);
  }
}
