import { parseSync, Visitor, type ESTree } from 'vite';
import { sqlNames, type SqlNames } from './sql-names.ts';

export type TableColumns = Map<string, Set<string>>;
export type WrongColumn = { path: string; line: number; message: string };
type Piece = SqlNames & { path: string; start: number; end: number; code: string };

/** What `tables.ts` says: the columns of each table. */
export function readTables(text: string): TableColumns {
  const tables: TableColumns = new Map();
  let own = new Set<string>();
  for (const line of text.split('\n')) {
    const table = /^ {2}(\w+): \{$/.exec(line)?.[1];
    if (table) tables.set(table, (own = new Set()));
    if (/^ {4}\w/.test(line)) for (const [, column] of line.matchAll(/(\w+): [^;]+;/g)) own.add(column!);
  }
  return tables;
}

/**
 * Columns that statements name and tables do not have. A statement is a template with the tag `sql`; a piece of one, which
 * names no table, is read with the aliases of what it stands in, or else with what its alias means everywhere. What cannot
 * be told is left out. `checked` is how many names were compared.
 */
export function wrongColumns(
  sources: { path: string; code: string }[],
  tables: TableColumns,
): { found: WrongColumn[]; checked: number } {
  const pieces = sources.flatMap(({ path, code }) => piecesOf(path, code, tables));
  const everywhere = new Map<string, Set<string>>();
  for (const { aliases } of pieces)
    for (const [alias, names] of aliases)
      everywhere.set(alias, new Set([...(everywhere.get(alias) ?? []), ...names]));
  const found: WrongColumn[] = [];
  let checked = 0;
  const check = (piece: Piece, names: Set<string> | undefined, column: string, at: number) => {
    if (!names || names.size === 0 || names.has('')) return;
    checked++;
    if ([...names].some((name) => tables.get(name)?.has(column))) return;
    const line = piece.code.slice(0, piece.start + at).split('\n').length;
    const message = `${[...names].join(' or ')} has no column ${column}.`;
    if (!found.some((each) => each.path === piece.path && each.line === line && each.message === message))
      found.push({ path: piece.path, line, message });
  };
  for (const piece of pieces) {
    const around = pieces.filter(
      ({ path, start, end }) => path === piece.path && start <= piece.start && piece.end <= end,
    );
    const meaning = (alias: string) => {
      const near = around.map(({ aliases }) => aliases.get(alias)).filter((names) => names !== undefined);
      return near.length > 0 ? new Set(near.flatMap((names) => [...names])) : everywhere.get(alias);
    };
    for (const { alias, column, at } of piece.qualified)
      if (!['excluded', 'new', 'old'].includes(alias)) check(piece, meaning(alias), column, at);
    for (const { table, column, at } of piece.written) check(piece, new Set([table]), column, at);
  }
  return { found, checked };
}

/** A text that is a statement by itself: the identity provider passes such texts to its database. */
const isStatement = (text: string) => /^\s*(select|insert into|update|delete from|with)\s/.test(text);

/** Texts of statements and of fragments of them, at their places in the code: templates with the tag `sql`, and texts that are statements. */
export function statementsIn(path: string, code: string): { text: string; start: number; end: number }[] {
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: { text: string; start: number; end: number }[] = [];
  const tagged = new Set<number>();
  const add = (text: string, { start, end }: { start: number; end: number }) =>
    found.push({ text, start, end });
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      tagged.add(quasi.start);
      if (tag.type === 'Identifier' && tag.name === 'sql') add(textOf(quasi), quasi);
    },
    TemplateLiteral(node) {
      if (!tagged.has(node.start) && isStatement(textOf(node))) add(textOf(node), node);
    },
    Literal(node) {
      if (typeof node.value === 'string' && isStatement(node.value)) add(` ${node.value}`, node);
    },
  }).visit(program);
  return found;
}

const piecesOf = (path: string, code: string, tables: TableColumns): Piece[] =>
  statementsIn(path, code).map(({ text, ...position }) => ({
    path,
    code,
    ...position,
    ...sqlNames(text, (name) => tables.has(name)),
  }));

/** The text of a template. Its places stay the places in the code; an element begins with the sign before its text. */
const textOf = ({ quasis, start }: ESTree.TemplateLiteral): string =>
  quasis.reduce((all, each) => all.padEnd(each.start + 1 - start, ' ') + each.value.raw, '');
