// Slow: it installs and builds the product in the stages of the image.
// Proves: the image is built from what .dockerignore lets through.
// Ground: Dockerfile, .dockerignore, package-lock.json, tools/prepare.mjs, web/build.ts.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { isInContext, readStages } from './test-dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tv-image-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the image is built from what .dockerignore lets through', async () => {
  const { steps } = readStages().find(({ name }) => name === 'build')!;
  const [install, build] = steps.filter(({ keyword }) => keyword === 'RUN').map(({ exec }) => exec!);
  // This step brought the packages that are here.
  expect(install!.slice(0, 3)).toEqual(['npm', 'ci', '--include=dev']);
  for (const part of readdirSync(root).filter(isInContext))
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => isInContext(relative(root, path)) && !path.startsWith(join(root, 'demo/media')),
    });
  for (const place of ['node_modules', 'web/node_modules', 'contract/node_modules'])
    if (existsSync(join(root, place))) symlinkSync(join(root, place), join(folder, place));
  const [program, ...args] = build as [string, ...string[]];
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  };
  await promisify(execFile)(program, args, { cwd: folder, env, timeout: 200_000 });
  const made = ['dist/sbom.cdx.json', 'dist/third-party-notices.txt']
    .concat(['web/dist/index.html', 'web/dist/index.de.html', 'web/dist/third-party-notices.txt'])
    .filter((path) => existsSync(join(folder, path)));
  expect(made.length).toBe(5);
}, 240_000);
