import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockedPackages, type Sbom, selectFrom, writeThirdParties } from './third-parties.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'tv-third-parties-'));
const licences = join(root, 'web/dist/.vite/licenses.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const component = (name: string, properties: Record<string, string> = {}): Sbom['components'][number] => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  scope: 'development' in properties ? 'optional' : 'required',
  properties: Object.entries(properties).map(([key, value]) => ({ name: `cdx:npm:package:${key}`, value })),
});

test('only what is handed on is selected, with the workspaces that need it', () => {
  const everything: Sbom = {
    metadata: { component: { 'bom-ref': 'tv@1.0.0', name: 'folder' } },
    components: [
      component('@tv/web', { private: 'true' }),
      component('react', { development: 'true' }),
      component('vite', { development: 'true' }),
    ],
    dependencies: [
      { ref: 'tv@1.0.0', dependsOn: ['@tv/web@1.0.0'] },
      { ref: '@tv/web@1.0.0', dependsOn: ['react@1.0.0', 'vite@1.0.0'] },
      { ref: 'vite@1.0.0', dependsOn: [] },
    ],
  };
  const { metadata, components, dependencies } = selectFrom(everything, ['react@1.0.0']);
  expect(metadata.component.name).toBe('tv');
  expect(components.map(({ name }) => name)).toEqual(['@tv/web', 'react']);
  expect(components[1]).toMatchObject({ scope: 'required', properties: [] });
  expect(dependencies).toEqual([
    { ref: 'tv@1.0.0', dependsOn: ['@tv/web@1.0.0'] },
    { ref: '@tv/web@1.0.0', dependsOn: ['react@1.0.0'] },
  ]);
  expect(() => selectFrom(everything, ['unknown@2.0.0'])).toThrow('unknown@2.0.0');
});

test('a build names every package that it hands on, with its licence', (context) => {
  if (!existsSync(licences)) context.skip('the web is not built: run npm start first');
  const webFolder = mkdtempSync(join(folder, 'web-'));
  writeThirdParties(folder, webFolder);
  const sbom = readJson(join(folder, 'sbom.cdx.json')) as Sbom & { bomFormat: string; specVersion: string };
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'tv' } } });
  const named = new Map(sbom.components.map((each) => [each['bom-ref'], each]));
  const production = lockedPackages().filter(({ isDev }) => !isDev);
  const bundled = (readJson(licences) as { name: string; version: string }[]).map(
    ({ name, version }) => `${name}@${version}`,
  );
  expect(bundled.map((each) => each.replace(/@[^@]*$/, ''))).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'hls.js', 'react-router']),
  );
  expect(production.length).toBeGreaterThan(150);
  const refs = [...production.map(({ ref }) => ref), ...bundled];
  expect(refs.filter((ref) => !named.has(ref))).toEqual([]);
  expect(refs.filter((ref) => !named.get(ref)!.licenses?.length)).toEqual([]);
  expect([...named.keys()].filter((ref) => /^(vite|vitest|typescript|oxlint)@/.test(ref))).toEqual([]);

  const notices = readFileSync(join(folder, 'third-party-notices.txt'), 'utf8');
  const installed = production.filter((each) => existsSync(each.folder)).map(({ ref }) => ref);
  expect([...installed, ...bundled].filter((ref) => !notices.includes(`\n${ref} (`))).toEqual([]);
  expect(notices).toMatch(/\nreact@[\d.]+ \(MIT\)\n\nMIT License\n\nCopyright/);
  const ofWeb = readFileSync(join(webFolder, 'third-party-notices.txt'), 'utf8');
  expect(bundled.filter((ref) => !ofWeb.includes(`\n${ref} (`))).toEqual([]);
  expect(ofWeb).not.toContain('\nfastify@');
  const ofPlayer = readFileSync(join(webFolder, 'player/1/third-party-notices.txt'), 'utf8');
  for (const name of ['hls.js', 'react', 'react-dom', 'lucide-react'])
    expect(ofPlayer).toContain(`\n${name}@`);
  expect(ofPlayer).not.toContain('\nreact-router@');
  for (const each of [notices, ofWeb]) expect(each).toContain('SIL OPEN FONT LICENSE');
});
