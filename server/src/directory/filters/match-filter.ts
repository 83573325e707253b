import type { Filter, FilterValue } from './parse-filter.ts';
import { Resource } from '../read-body.ts';
import { refuse } from '../scim-problem.ts';

/** Whether a value of a multi-valued attribute matches the filter in the brackets of a path. */
export function matches(filter: Filter, element: unknown): boolean {
  switch (filter.kind) {
    case 'and':
      return matches(filter.left, element) && matches(filter.right, element);
    case 'or':
      return matches(filter.left, element) || matches(filter.right, element);
    case 'not':
      return !matches(filter.of, element);
    case 'compare':
      return compares(filter.operator, new Resource(element).get(filter.path), filter.value);
  }
}

/** Reads a flag, which Entra ID writes as "True". */
const plain = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase() : value === undefined ? '' : JSON.stringify(value);

function compares(operator: string, found: unknown, wanted: FilterValue): boolean {
  const [left, right] = [plain(found), plain(wanted ?? undefined)];
  switch (operator) {
    case 'pr':
      return found !== undefined;
    case 'eq':
      return left === right;
    case 'ne':
      return left !== right;
    case 'co':
      return left.includes(right);
    case 'sw':
      return left.startsWith(right);
    case 'ew':
      return left.endsWith(right);
    default:
      throw refuse('invalidFilter', `Values of a path are not compared by ${operator}.`);
  }
}

/** The attributes of a new value that matches a filter: for `type eq "work"` a value of type work. */
export function meantBy(filter: Filter): Record<string, FilterValue> {
  if (filter.kind === 'and') return { ...meantBy(filter.left), ...meantBy(filter.right) };
  if (filter.kind === 'compare' && filter.operator === 'eq') return { [filter.path]: filter.value };
  throw refuse('noTarget', 'Nothing matches the filter of the path.');
}
