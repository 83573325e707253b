import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { version: string; workspaces?: string[] };

/** Files beside the manifests that name the version, and where in them. */
const mentions: Record<string, (version: string) => string> = {
  'deploy/README.md': (version) => version,
  'deploy/compose.yaml': (version) => `image: tv:${version}`,
  'deploy/helm/tv/Chart.yaml': (version) => version,
};

/**
 * Writes a version into everything that names it, and its date into CHANGELOG.md: the section [Unreleased], or the one of
 * this version that has no date yet, gets it. Throws a sentence where the version or the changelog does not fit.
 */
export function raiseVersion(folder: string, version: string, date: string): void {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version: write it as 2.58.0.`);
  const { version: before, workspaces = [] } = JSON.parse(read('package.json')) as Manifest;
  if (compare(version, before) < 0)
    throw new Error(`${version} is older than ${before}, the present version.`);
  write('CHANGELOG.md', dated(read('CHANGELOG.md'), version, date));

  for (const path of ['package.json', ...workspaces.map((each) => `${each}/package.json`)])
    write(path, read(path).replace(`"version": "${before}"`, `"version": "${version}"`));
  const lock = JSON.parse(read('package-lock.json')) as Manifest & { packages: Record<string, Manifest> };
  lock.version = version;
  for (const name of ['', ...workspaces]) lock.packages[name]!.version = version;
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  for (const [path, words] of Object.entries(mentions))
    write(path, read(path).replaceAll(words(before), words(version)));
}

/** Whether the changelog tells when this version came out. */
export const isDated = (changelog: string, version: string): boolean =>
  [...changelog.matchAll(/^## \[([^\]]+)\] - \d{4}-\d\d-\d\d$/gm)].some(([, name]) => name === version);

function dated(changelog: string, version: string, date: string): string {
  const heading = `## [${version}] - ${date}`;
  for (const open of ['## [Unreleased]', `## [${version}] - unreleased`])
    if (changelog.includes(`\n${open}\n`)) return changelog.replace(`\n${open}\n`, () => `\n${heading}\n`);
  throw new Error(
    `CHANGELOG.md says nothing of ${version}: write what is new under the heading "## [Unreleased]" first.`,
  );
}

function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((each) => each.split('.').map(Number)) as [number[], number[]];
  const index = left.findIndex((number, at) => number !== right[at]);
  return index < 0 ? 0 : left[index]! - right[index]!;
}
