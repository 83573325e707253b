import type { Kind } from './crossing-rights.ts';

/** Functions of the database that statements call, with what they touch. Triggers run as their owner. */
const functions: Record<string, readonly `${Kind} ${string}`[]> = {
  derive_groups_of: [
    'select organizations',
    'select groups',
    'select directory_group_members',
    'select directory_users',
    'select memberships',
    'select people',
    'update organizations',
    'select group_members',
    'insert group_members',
    'delete group_members',
  ],
  take_of_limits: ['select rate_limits', 'insert rate_limits', 'update rate_limits', 'delete rate_limits'],
};

/** The rights that a statement needs, as `kind table`, as far as its text tells: more at times than PostgreSQL asks for. */
export function rightsIn(text: string, tables: readonly string[]): string[] {
  const needed = new Set<string>();
  const of = tables.join('|');
  const each = (pattern: string, note: (table: string, rest: string) => void) => {
    for (const found of text.matchAll(new RegExp(pattern, 'g'))) note(found[1]!, found[2] ?? '');
  };
  each(`\\binsert\\s+into\\s+(${of})\\b`, (table) => needed.add(`insert ${table}`));
  for (const [ending, kind] of [
    ['on conflict', 'select'],
    ['do update', 'update'],
    ['returning', 'select'],
  ])
    each(`\\binsert\\s+into\\s+(${of})\\b(?=(?:(?!insert\\s+into)[\\s\\S])*?\\b${ending}\\b)`, (table) =>
      needed.add(`${kind} ${table}`),
    );
  each(`\\bupdate\\s+(${of})\\b`, (table) => needed.add(`update ${table}`).add(`select ${table}`));
  each(`\\bdelete\\s+from\\s+(${of})\\b`, (table) => needed.add(`delete ${table}`).add(`select ${table}`));
  each(`(?:(?<!delete\\s+)\\bfrom|\\bjoin|\\busing|,)\\s+\\(?\\s*(${of})\\b(?!\\.)`, (table) =>
    needed.add(`select ${table}`),
  );
  // Rows that are locked need the right to update them.
  for (const lock of text.matchAll(/\bfor (?:no key )?(?:update|share|key share)(?: of ([\w, ]+))?/g)) {
    const locked = lock[1]?.split(',').map((name) => name.trim().split(/\s/)[0]!);
    each(
      `(?:(?<!delete\\s+)\\bfrom|\\bjoin|,)\\s+\\(?\\s*(${of})\\b(?:\\s+(?:as\\s+)?(\\w+))?`,
      (table, alias) => {
        if (!locked || locked.includes(table) || locked.includes(alias)) needed.add(`update ${table}`);
      },
    );
  }
  for (const [name, touched] of Object.entries(functions))
    if (text.includes(`${name}(`)) for (const right of touched) needed.add(right);
  return [...needed];
}
