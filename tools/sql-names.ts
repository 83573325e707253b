/** A statement's names: which tables it reads and writes under which aliases, and which columns it names of them. */
export type SqlNames = {
  /** Alias, or the table's own name, to tables. A common table expression is none. */
  aliases: Map<string, Set<string>>;
  /** Names with their alias in front, `mc.title`. */
  qualified: { alias: string; column: string; at: number }[];
  /** Columns without an alias whose table is known: those of an `insert`, of an `update … set`, and of what reads one table only. */
  written: { table: string; column: string; at: number }[];
};

const noAlias =
  'from|on|where|set|using|left|right|full|inner|outer|cross|natural|join|order|group|limit|for|values|select|returning|union|except|intersect|as|lateral|tablesample|and|or|when|do|not|exists|offset|having|then|else|end|with|fetch|window|default';
const tableWithAlias = new RegExp(
  String.raw`\b(from|join|update|into|using|,)\s+(?:only\s+)?([a-z_]+)\b(?!\s*[(.])(?:\s+(?:as\s+)?(?!(?:${noAlias})\b)([a-z_]+)\b(?!\s*\())?`,
  'g',
);
const bracketed = new RegExp(String.raw`\)\s*(?:as\s+)?(?!(?:${noAlias})\b)([a-z_]+)\b`, 'g');
const expression = /\b([a-z_]+)(?:\s*\([a-z_, ]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/g;

/** Reads the names of one statement, or of a piece of one. `text` is SQL with every value left out. */
export function sqlNames(text: string, isTable: (name: string) => boolean): SqlNames {
  const plain = text
    .replace(/'(?:''|[^'])*'/g, (literal) => `'${' '.repeat(literal.length - 2)}'`)
    .replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  const expressions = new Set([...plain.matchAll(expression)].map(([, name]) => name!));
  const aliases = new Map<string, Set<string>>();
  const add = (alias: string, table: string) =>
    aliases.set(alias, (aliases.get(alias) ?? new Set()).add(table));
  for (const [, word, table, alias] of plain.matchAll(tableWithAlias)) {
    if (word === ',' && !alias && !isTable(table!)) continue;
    const isOwn = isTable(table!) && !expressions.has(table!);
    add(alias ?? table!, isOwn ? table! : '');
    if (alias && isOwn) add(table!, table!);
  }
  // A subquery in brackets that has a name has columns of its own.
  for (const [, alias] of plain.matchAll(bracketed)) add(alias!, '');
  return {
    aliases,
    qualified: [...plain.matchAll(/(?<![\w.])([a-z_]+)\.([a-z_]+)\b(?!\s*\()/g)].map(
      ({ 1: alias, 2: column, index }) => ({ alias: alias!, column: column!, at: index }),
    ),
    written: [...inserted(plain), ...updated(plain), ...readOfOne(plain, aliases)].filter(({ table }) =>
      isTable(table),
    ),
  };
}

function* inserted(text: string): Generator<SqlNames['written'][number]> {
  for (const { 1: table, 2: list, index } of text.matchAll(
    /\binsert\s+into\s+([a-z_]+)(?:\s+as\s+[a-z_]+)?\s*\(([^()]*)\)/g,
  ))
    for (const [column] of list!.matchAll(/\b[a-z_]+\b/g)) yield { table: table!, column, at: index };
}

function* updated(text: string): Generator<SqlNames['written'][number]> {
  for (const { 0: head, 1: table, index } of text.matchAll(
    /\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\s/g,
  ))
    for (const column of setColumns(text.slice(index + head.length)))
      yield { table: table!, column, at: index };
}

/** The columns of `a = …, b = … where …`; commas and words in brackets do not count. */
function setColumns(text: string): string[] {
  let depth = 0;
  let flat = '';
  for (const letter of text) {
    if (letter === ')') depth--;
    if (depth < 0) break;
    flat += depth === 0 ? letter : ' ';
    if (letter === '(') depth++;
  }
  const assignments = flat.replace(/\bcase\b.*?\bend\b/gs, ' ').split(/\b(?:where|from|returning)\b/)[0]!;
  return assignments.split(',').flatMap((each) => /^\s*([a-z_]+)\s*=/.exec(each)?.[1] ?? []);
}

const words = new Set(
  `${noAlias}|abs|all|any|array|asc|at|between|both|by|case|cascade|cast|coalesce|collate|conflict|count|current_date|
  current_timestamp|date|day|delete|desc|distinct|epoch|extract|false|filter|first|following|from|hour|ilike|in|insert|interval|into|is|key|
  last|leading|like|locked|materialized|minute|month|now|null|nulls|only|ordinality|over|partition|preceding|recursive|row|rows|second|share|
  similar|skip|some|symmetric|table|time|timestamp|to|trailing|true|unbounded|update|week|year|zone|nothing|no|excluded|ctid|xmin|position|ties|cube`
    .split(/[|\s]+/)
    .filter(Boolean),
);

/** Names without an alias, where a whole statement reads or writes one table and nothing else gives names. */
function* readOfOne(text: string, aliases: Map<string, Set<string>>): Generator<SqlNames['written'][number]> {
  const [table, ...others] = new Set([...aliases.values()].flatMap((names) => [...names]));
  if (!table || others.length > 0 || !/^\s*(select|update|delete)\b/.test(text)) return;
  for (const { 1: before, 2: name, index } of text.matchAll(
    /(::\s*|\bas\s+(?:"\w*"|)|[.$"\w]|)\b([a-z_]+)\b(?!\s*[(.]|"|\s*=>)/g,
  ))
    if (before === '' && !words.has(name!) && !aliases.has(name!)) yield { table, column: name!, at: index };
}
