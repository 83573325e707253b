import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTerms } from './terms-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'tv-terms-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

test('terms are read in every language that lies beside the first', () => {
  const alone = file('alone.md', '# Rules');
  const terms = file('terms.md', '# Terms');
  file('terms.de.md', '# Bedingungen');
  expect(readTerms('TERMS_OF_SERVICE', undefined)).toEqual({});
  expect(readTerms('TERMS_OF_SERVICE', alone)).toEqual({ en: '# Rules' });
  expect(readTerms('TERMS_OF_SERVICE', terms)).toEqual({ en: '# Terms', de: '# Bedingungen' });
});

test('a file that is missing or too long is named before the start', () => {
  const missing = join(folder, 'missing.md');
  expect(() => readTerms('TERMS_OF_SERVICE', missing)).toThrow(`TERMS_OF_SERVICE: ${missing} cannot be read`);
  const long = file('long.md', 'x'.repeat(200_001));
  expect(() => readTerms('TERMS_OF_SERVICE', long)).toThrow('longer than 200000 characters');
});
