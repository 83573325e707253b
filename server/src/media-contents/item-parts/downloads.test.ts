import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MediaPackage } from '../../media/media-package.ts';
import { downloadsOf } from './downloads.ts';

const demo = join(import.meta.dirname, '../../../../demo/media');
const packages = globSync('*/*/media-package.json', { cwd: demo });

test('every video of the demo can be downloaded in sizes that are told', () => {
  expect(packages.length).toBeGreaterThan(20);
  for (const file of packages) {
    const media = JSON.parse(readFileSync(join(demo, file), 'utf8')) as MediaPackage;
    for (const { kind, label, height } of downloadsOf(media))
      // Sound has no height.
      expect([file, height]).toEqual([file, kind === 'video' ? Number.parseInt(label, 10) : undefined]);
  }
});
