import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Milliseconds for npm to write one bill of materials. */
const longestSbom = 60_000;

type Component = {
  'bom-ref': string;
  type?: string;
  name: string;
  version: string;
  scope?: string;
  purl?: string;
  hashes?: readonly { alg: string; content: string }[];
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[];
  properties: readonly { name: string; value: string }[];
};
/** A bill of materials in the form of CycloneDX 1.5, as `npm sbom` writes it. */
export type Sbom = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { 'bom-ref': string; name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
/** A package whose code the build of the web holds, as Vite tells it. */
type Bundled = { name: string; version: string };

/**
 * Writes what an install for production and the built web hold of others into `folder`: `sbom.cdx.json` (CycloneDX) and
 * `third-party-notices.txt` (the texts of their licences). The notices of the web's build alone go into `webFolder`, from
 * where everybody who gets that build can read them. Needs `web/dist`.
 */
export function writeThirdParties(folder: string, webFolder: string): void {
  const heldBy = (list: string) =>
    readJson<Bundled[]>(`web/dist/.vite/${list}.json`).map(({ name, version }) => `${name}@${version}`);
  const ofPlayer = heldBy('licenses.player');
  const held = [...new Set([...heldBy('licenses'), ...ofPlayer])];
  const production = lockedPackages().filter(({ isDev }) => !isDev);
  const sbom = selectFrom(npmSbom(), [...production.map(({ ref }) => ref), ...held]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 1)}\n`);
  writeFileSync(join(folder, 'third-party-notices.txt'), noticesOf(sbom.components));
  const ofWeb = sbom.components.filter((each) => held.includes(each['bom-ref']));
  writeFileSync(join(webFolder, 'third-party-notices.txt'), noticesOf(ofWeb));
  // The player is a package of its own, which is taken along without the rest.
  const inPlayer = sbom.components.filter((each) => ofPlayer.includes(each['bom-ref']));
  const playerFolder = join(webFolder, 'player/1');
  mkdirSync(playerFolder, { recursive: true });
  writeFileSync(join(playerFolder, 'third-party-notices.txt'), noticesOf(inPlayer));
}

/**
 * The bill of everything that the product's workspaces name, by the lock file, so that it does not matter what is installed.
 * `npm sbom --omit=dev` leaves out packages that another workspace has as a dev dependency, also where production needs them.
 */
function npmSbom(): Sbom {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const ofProduct = workspaces
    .filter((each) => !each.startsWith('tools/'))
    .map((each) => `--workspace=${each}`);
  const flags = [
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--loglevel=error',
  ];
  const text = execFileSync('npm', ['sbom', '--include-workspace-root', ...ofProduct, ...flags], {
    cwd: root,
    encoding: 'utf8',
    timeout: longestSbom,
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(text) as Sbom;
}

/** The components of `refs` (name@version) and the workspaces. Throws where one of `refs` is not there. */
export function selectFrom(sbom: Sbom, refs: readonly string[]): Sbom {
  const wanted = new Set(refs);
  const components = sbom.components
    .filter((each) => wanted.has(each['bom-ref']) || valueOf(each, 'private') === 'true')
    .map((each) => ({
      ...each,
      // The build of the web holds packages that are installed for development only.
      scope: each.scope === 'optional' && valueOf(each, 'development') ? 'required' : each.scope,
      properties: each.properties.filter(({ name }) => name !== property('development')),
    }));
  const known = new Set(components.map((each) => each['bom-ref']));
  const missing = refs.filter((ref) => !known.has(ref));
  if (missing.length > 0) throw new Error(`npm sbom does not know these packages: ${missing.join(', ')}.`);
  // The hour and the random number of the bill are left out, so that the same sources give the same bytes.
  const {
    serialNumber: _number,
    metadata: { timestamp: _hour, ...metadata },
    ...rest
  } = sbom;
  known.add(metadata.component['bom-ref']);
  return {
    ...rest,
    // npm writes the name of the folder.
    metadata: { ...metadata, component: { ...metadata.component, name: 'tv' } },
    components,
    dependencies: sbom.dependencies
      .filter(({ ref }) => known.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) })),
  };
}

const property = (name: string) => `cdx:npm:package:${name}`;
const valueOf = ({ properties }: Component, name: string) =>
  properties.find((each) => each.name === property(name))?.value;

function readJson<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Shape;
}

/** Packages of the lock file without the workspaces: name@version, and the folder they are installed in. */
export function lockedPackages(): { ref: string; folder: string; isDev: boolean }[] {
  type Locked = { version?: string; link?: boolean; dev?: boolean };
  const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
  return Object.entries(packages)
    .filter(([key, { link }]) => key.includes('node_modules/') && !link)
    .map(([key, { version, dev = false }]) => ({
      ref: `${key.replace(/^.*node_modules\//, '')}@${version}`,
      folder: join(root, key),
      isDev: dev,
    }));
}

/** Licence texts of the packages that are installed here: those for other platforms are in the bill of materials only. */
export function noticesOf(components: readonly Component[]): string {
  const installed = lockedPackages().filter(({ folder }) => existsSync(folder));
  const folders = new Map(installed.map(({ ref, folder }) => [ref, folder]));
  const parts = components.flatMap((each) => {
    const folder = folders.get(each['bom-ref']);
    return folder ? [`${headOf(each)}\n\n${licenceTexts(folder)}`] : [];
  });
  const fonts = `The fonts of the web\n\n${readFileSync(join(root, 'web/public/fonts/LICENSE.txt'), 'utf8').trim()}`;
  const line = `\n\n${'-'.repeat(79)}\n\n`;
  return `${['TV contains software of others. Their names, licences and notices:', ...parts, fonts].join(line)}\n`;
}

function headOf({ 'bom-ref': ref, licenses = [] }: Component): string {
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
  return `${ref} (${names.join(', ') || 'no licence named'})`;
}

/** Licence and notice files of a package, or its README where it has none. */
function licenceTexts(folder: string): string {
  const files = readdirSync(folder).sort();
  const named = files.filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const notices = named.length > 0 ? named : files.filter((file) => /^readme/i.test(file));
  return notices.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}

if (import.meta.main) writeThirdParties(join(root, 'dist'), join(root, 'web/dist'));
