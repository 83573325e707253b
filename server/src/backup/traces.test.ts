import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { traces } from './traces-db.ts';

const whose = { item: 'item', person: 'person', both: 'item, person' };

test('docs/data-protection.md has the same table', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/data-protection.md'), 'utf8');
  const [, section = ''] = document.split('## What is left after a deletion');
  const rows = section.split('\n').filter((line) => /^\| (item|person)/.test(line));
  expect(rows).toEqual(
    traces.map(({ of, where, goes, after, late = [], isOfFiles }) => {
      const looked = [...(isOfFiles ? ['the files'] : []), ...late.map(([table]) => `\`${table}\``)];
      return `| ${[whose[of], where, goes, after, looked.join(', ') || '–'].join(' | ')} |`;
    }),
  );
});
