import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { bringHelm } from '../test/bring-helm.mjs';

const root = join(import.meta.dirname, '../..');
export const chart = join(root, 'deploy/helm/tv');
export const helm = bringHelm();

type Labels = Record<string, string>;
type Ports = { name: string; port?: number; containerPort?: number }[];
type SecurityContext = Record<string, unknown>;
export type Container = {
  name: string;
  image: string;
  args?: string[];
  command?: string[];
  env?: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: Ports;
  resources: { requests?: object; limits?: object };
  securityContext: SecurityContext;
  volumeMounts: { mountPath: string }[];
} & Partial<
  Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', { httpGet: { path: string; port: string } }>
>;
export type Pod = {
  metadata: { labels: Labels; annotations?: Labels };
  spec: {
    serviceAccountName?: string;
    automountServiceAccountToken?: boolean;
    terminationGracePeriodSeconds?: number;
    securityContext: SecurityContext;
    containers: Container[];
  };
};
/** What the tests look at of a Kubernetes object. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Labels; annotations?: Labels };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    template?: Pod;
    selector?: Labels & { matchLabels?: Labels };
    podSelector?: { matchLabels: Labels };
    jobLabel?: string;
    scaleTargetRef?: { name: string };
    metrics?: { type: string }[];
    triggers?: { metadata: Record<string, string> }[];
    ports?: Ports;
    ingress?: object[];
    egress?: object[];
    rules?: { host: string }[];
    tls?: { secretName: string }[];
  };
};

/** Renders the chart as `helm template` does, with these values over its own. */
export function render(values: object, release = 'portal') {
  const args = ['template', release, chart, '--namespace', 'video', '--values', '-'];
  const { status, stdout, stderr } = spawnSync(helm!, args, {
    input: JSON.stringify(values),
    encoding: 'utf8',
    timeout: 60_000,
  });
  const manifests = parseAllDocuments(stdout)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);
  return { status, problem: stderr, manifests };
}

/** The module with the type and the JSON schema of a kind. */
function moduleOf({ apiVersion, kind }: Manifest): string {
  if (apiVersion.startsWith('keda.sh/')) return `@kubernetes-models/keda/${apiVersion}/${kind}`;
  if (apiVersion.startsWith('monitoring.coreos.com/'))
    return `@kubernetes-models/prometheus-operator/${apiVersion}/${kind}`;
  return `kubernetes-models/${apiVersion}/${kind}`;
}

/** What the JSON schemas of Kubernetes find wrong with a manifest; empty where it is valid. */
export async function validate(manifest: Manifest): Promise<string> {
  type Model = new (manifest: Manifest) => { validate(): void };
  const models = (await import(moduleOf(manifest))) as Record<string, Model>;
  try {
    new models[manifest.kind]!(manifest).validate();
    return '';
  } catch (problem) {
    return `${manifest.kind} ${manifest.metadata.name}: ${(problem as Error).message}`;
  }
}

/** What the compiler finds wrong: unlike the schemas, the types of Kubernetes also refuse a name that nobody knows. */
export function compile(manifests: readonly Manifest[]): string {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  // Below the project, so that the compiler finds the packages.
  const folder = mkdtempSync(join(cache, 'manifests-'));
  try {
    const lines = manifests.map(
      (each, index) =>
        `import type { I${each.kind} as Type${index} } from '${moduleOf(each)}';\nexport const manifest${index}: Type${index} = ${JSON.stringify(each, null, 1)};`,
    );
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    const flags = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck'];
    const kind = ['--module', 'nodenext', '--target', 'es2023', '--types', ''];
    const tsc = join(root, 'node_modules/.bin/tsc');
    const run = spawnSync(process.execPath, [tsc, ...flags, ...kind, join(folder, 'manifests.ts')], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    return run.stdout + run.stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
