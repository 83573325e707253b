import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Baseline, readBaseline } from './baseline.ts';

/**
 * How a migration is run. transaction: its text once, whole or not at all. batches: its one statement again and again, until
 * it touches no row. index: its one `create index concurrently`.
 */
const forms = ['transaction', 'batches', 'index'] as const;
export type MigrationForm = (typeof forms)[number];

export type Migration = {
  name: string;
  text: string;
  /** SHA-256 of the text, in hexadecimal. */
  checksum: string;
  form: MigrationForm;
  /** It takes away what versions without it use: they refuse to start on the database. */
  isBreaking: boolean;
  baseline: Baseline | undefined;
};

export const migrationsFolder = join(import.meta.dirname, '../../../../migrations');

/** The migrations of a folder in the order in which they are applied. */
export const readMigrations = (folder = migrationsFolder): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return {
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        form: formOf(name, text),
        isBreaking: /^-- breaking: ./m.test(text),
        baseline: readBaseline(text),
      };
    });

/** The form stands in the first line, as in `-- form: batches`. Without it the migration is one transaction. */
function formOf(name: string, text: string): MigrationForm {
  const [, written = 'transaction'] = /^-- form: (.*)/.exec(text) ?? [];
  const form = forms.find((each) => each === written);
  if (!form) throw new Error(`${name}: its form must be one of ${forms.join(', ')}.`);
  return form;
}
