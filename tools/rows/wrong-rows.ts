import type { Column, Described } from './described-columns.ts';
import type { Field, Query } from './queries.ts';

export type WrongRow = { path: string; line: number; message: string };

/** What rows are declared to be and are not, and the statements for which that is unknown, with the reason. */
export async function wrongRows(
  queries: readonly Query[],
  describe: (text: string) => Promise<Described>,
): Promise<{ found: WrongRow[]; unread: WrongRow[] }> {
  const found: WrongRow[] = [];
  const unread: WrongRow[] = [];
  for (const { path, line, texts, reason, fields } of queries) {
    const described: Described[] = [];
    for (const text of texts) described.push(await describe(text));
    // Branches that exclude each other make texts that PostgreSQL refuses. One that is always refused is wrong.
    const right = described.flatMap((each) => ('columns' in each ? [each.columns] : []));
    const problem = described.map((each) => ('problem' in each ? each.problem : '')).find(Boolean);
    if (right.length === 0) unread.push({ path, line, message: problem ?? reason });
    const messages = new Set(right.flatMap((columns) => wrongFields(fields, columns)));
    found.push(...[...messages].map((message) => ({ path, line, message })));
  }
  return { found, unread };
}

/** What a declared row says that the rows of a statement are not, one sentence each. */
function wrongFields(fields: readonly Field[], columns: readonly Column[]): string[] {
  return fields.flatMap(({ name, isOptional, mayBeNull, types }) => {
    const column = columns.findLast((each) => each.name === name);
    if (!column) return isOptional ? [] : [`The statement has no column ${name}.`];
    const isRight = column.type === 'unknown' || types.includes('unknown') || types.includes(column.type);
    return [
      ...(column.isCertain || mayBeNull ? [] : [`${name} may be null.`]),
      ...(isRight || types.length === 0
        ? []
        : [`${name} is of the type ${column.type}, not ${types.join(' | ')}.`]),
    ];
  });
}
