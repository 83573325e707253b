import { attributePath } from '../filters/parse-filter.ts';
import { listOf, Resource, textOf } from '../read-body.ts';
import { refuse } from '../scim-problem.ts';

/** One change of a PATCH. `path` is as it was sent. */
export type Operation = {
  op: 'add' | 'remove' | 'replace';
  path: string | undefined;
  value: unknown;
};

const maxOperations = 1_000;
const pathPattern = /^((?:urn:[\w:.-]*:)?[\w$-]+)(?:\[([^\]]*)\])?(\.[\w$-]+)?$/i;

/** Reads the changes of a PATCH (RFC 7644, section 3.5.2). Entra ID writes their names with a capital letter. */
export function readOperations(body: unknown): Operation[] {
  const operations = new Resource(body).get('Operations');
  if (!Array.isArray(operations)) throw refuse('invalidSyntax', 'Operations are missing.');
  return listOf('Operations', operations, maxOperations).map((each) => {
    const operation = new Resource(each);
    const op = textOf('op', operation.get('op'))?.toLowerCase();
    if (op !== 'add' && op !== 'remove' && op !== 'replace')
      throw refuse('invalidSyntax', 'op must be add, remove or replace.');
    const path = textOf('path', operation.get('path'));
    if (op === 'remove' && !path) throw refuse('noTarget', 'A path says what to remove.');
    return { op, path, value: operation.get('value') };
  });
}

/** A parsed path in lower case, without a schema prefix. `filter` is the text in its brackets. */
export function readPath(text: string): { path: string; filter: string | undefined } {
  const [, name, filter, below = ''] = pathPattern.exec(text) ?? [];
  if (!name) throw refuse('invalidPath', `"${text}" is no path of an attribute.`);
  return { path: attributePath(`${name}${below}`), filter };
}
