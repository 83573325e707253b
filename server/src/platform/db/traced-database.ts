import type { Database } from './database.ts';
import { traced } from '../telemetry/tracing.ts';
import { wrappedDatabase } from './wrapped-database.ts';

const longestText = 500;
const maxKnown = 2_000;
const shortened = new Map<string, { name: string; text: string }>();

/** A statement for a span: its verb and first table as the name, and its text with placeholders. Values are never in the text. */
export function describeStatement(statement: string): { name: string; text: string } {
  const known = shortened.get(statement);
  if (known) return known;
  const text = statement.replace(/\s+/g, ' ').trim();
  const verb = /\b(select|insert|update|delete|with|begin|commit)\b/i.exec(text)?.[1] ?? 'statement';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?([a-z_][\w.]*)/i.exec(text)?.[1];
  const described = {
    name: [verb.toLowerCase(), table].filter(Boolean).join(' '),
    text: text.slice(0, longestText),
  };
  if (shortened.size < maxKnown) shortened.set(statement, described);
  return described;
}

function span<Result>(statement: string, work: () => Promise<Result>): Promise<Result> {
  const { name, text } = describeStatement(statement);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return traced({ name, kind: 'client', attributes }, work);
}

/** The same database, whose statements are spans of their request or job. */
export function tracedDatabase(db: Database): Database {
  const own = wrappedDatabase(db, span);
  const { transaction } = own;
  own.transaction = (work) => traced({ name: 'transaction', kind: 'internal' }, () => transaction(work));
  return own;
}
