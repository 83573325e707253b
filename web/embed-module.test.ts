import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

it('the module that other sites load is small, and loads nothing itself', () => {
  const module = readFileSync(join(import.meta.dirname, 'public/embed.js'), 'utf8');
  expect(gzipSync(module, { level: 9 }).length).toBeLessThanOrEqual(2048);
  expect(module).not.toMatch(/^import|import\(/m);
});
