import type { Database, Queries, TextQueries } from './database.ts';
import type { Statement } from './sql.ts';
import { traced } from '../telemetry/tracing.ts';

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
  const reads = tracedQueries(() => db.reads);
  return {
    ...db,
    query: tracedQueries(() => db).query,
    get reads() {
      return reads;
    },
    text: {
      query: (statement: string | { text: string }, values?: unknown[]) =>
        span(typeof statement === 'string' ? statement : statement.text, () =>
          db.text.query(statement as string, values),
        ),
    } as TextQueries,
    transaction: (work) =>
      traced({ name: 'transaction', kind: 'internal' }, () =>
        db.transaction((queries) => work(tracedQueries(() => queries))),
      ),
  };
}

const tracedQueries = (queries: () => Queries): Queries => ({
  query: <Row>(statement: Statement) => span(statement.text, () => queries().query<Row>(statement)),
});
