// Slow: helm renders the chart some thirty times, and the schemas of Kubernetes are compiled.
// Proves: the chart gives valid manifests for each set of values, with the rights, probes, limits and sums that the guide tells.
// Ground: deploy/helm, Dockerfile, server/src/platform/config.ts, server/src/process-role.ts, tools/deploy/test-helm.ts, tools/test/bring-helm.mjs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@tv/server/platform/config';
import { leastConnections } from '@tv/server/platform/db/connections/postgres-pool';
import { readProcessRole } from '@tv/server/process-role';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chart, compile, helm, type Manifest, render, validate } from './test-helm.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = helm ? mkdtempSync(join(tmpdir(), 'tv-chart-')) : '';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const peers = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress' } } }];
const valueSets: Record<string, object> = {
  defaults: {},
  'everything on': {
    image: { digest: `sha256:${'0a'.repeat(32)}`, pullSecrets: [{ name: 'registry' }] },
    web: {
      autoscaling: { enabled: true, requestsPerSecond: 200 },
      nodeSelector: { 'kubernetes.io/os': 'linux' },
      tolerations: [{ key: 'video', operator: 'Exists', effect: 'NoSchedule' }],
      affinity: { podAntiAffinity: {} },
    },
    worker: { autoscaling: { enabled: true, kind: 'keda' } },
    live: { enabled: true },
    ingress: { enabled: true },
    metrics: { serviceMonitor: { enabled: true } },
    networkPolicy: { webFrom: peers, metricsFrom: peers, egress: [{ ports: [{ port: 5432 }] }] },
    serviceAccount: { annotations: { 'example.org/role': 'tv' } },
    service: { annotations: { 'example.org/zone': 'a' } },
    podAnnotations: { 'example.org/watched': 'yes' },
    podLabels: { team: 'video' },
  },
  'another way': {
    drainSeconds: 60,
    web: { podDisruptionBudget: { enabled: false } },
    worker: { replicas: 3, autoscaling: { enabled: true, kind: 'external' } },
    migrate: { enabled: false },
    networkPolicy: { enabled: false },
    serviceAccount: { create: false },
  },
};

describe.skipIf(!helm)('the Helm chart (it needs helm)', () => {
  const rendered = new Map(
    Object.entries(helm ? valueSets : {}).map(([name, values]) => [name, render(values)]),
  );
  const sets = [...rendered].map(([name, { manifests }]) => ({ name, manifests }));
  const podsOf = (manifests: Manifest[]) =>
    manifests.flatMap(({ spec }) => (spec?.template ? [spec.template] : []));
  const componentsOf = (pods: Record<string, string>[]) =>
    pods
      .map((labels) => labels['app.kubernetes.io/component']!)
      .sort((one, other) => one.localeCompare(other));
  const named = (manifests: Manifest[], kind: string, name?: string) =>
    manifests.filter((each) => each.kind === kind && (!name || each.metadata.name === name));

  test('helm finds nothing wrong', () => {
    const { status, stdout } = spawnSync(helm!, ['lint', '--strict', chart], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
    for (const { status: one, problem } of rendered.values()) expect(one, problem).toBe(0);
  });

  test.each(sets)('$name: Kubernetes knows every field', async ({ manifests }) => {
    expect((await Promise.all(manifests.map(validate))).filter(Boolean)).toEqual([]);
    expect(compile(manifests)).toBe('');
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(names).toEqual([...new Set(names)]);
  });

  const many = { web: { replicas: 10 }, worker: { replicas: 8 } };
  test('ten web and eight worker pods fit PostgreSQL as it comes', () => {
    const { manifests, status, problem } = render(many);
    expect(status, problem).toBe(0);
    const settings = named(manifests, 'ConfigMap')[0]!.data!;
    const each = Number(settings.DATABASE_CONNECTIONS);
    // Also while an update has a pod more of each, and every worker and the migration a connection beside its pool.
    expect(each * (10 + 8 + 2) + 8 + 2 + 6).toBeLessThanOrEqual(100);
    expect(each).toBeGreaterThanOrEqual(leastConnections);
  });

  test.each([
    ['more pods', { web: { replicas: 20 }, worker: { replicas: 8 } }, /20 web and 8 worker pods with 4/, 136],
    [
      'more connections a pod',
      { ...many, settings: { DATABASE_CONNECTIONS: '10' } },
      /with 10 connections/,
      216,
    ],
    [
      'more pods by an autoscaler',
      { web: { autoscaling: { enabled: true, maxReplicas: 30 } } },
      /30 web and 1 worker pods/,
      141,
    ],
  ])(
    '%s than the database takes: a sentence says how many connections are needed',
    (_, values, sentence, needed) => {
      const refused = render(values);
      expect(refused.status).not.toBe(0);
      expect(refused.problem).toMatch(sentence);
      expect(refused.problem).toContain(`need ${needed} connections to the database, which takes 100`);
      expect(render({ ...values, database: { maxConnections: needed } }).status).toBe(0);
    },
  );

  test('a wrong manifest is found, by its type and by its name', async () => {
    const [deployment] = named(sets[0]!.manifests, 'Deployment');
    expect(await validate({ ...deployment!, spec: { replicas: 'two' } } as unknown as Manifest)).toMatch(
      /replicas/,
    );
    expect(compile([{ ...deployment!, spec: { ...deployment!.spec, replica: 2 } } as Manifest])).toMatch(
      /replica/,
    );
  });

  test('each set has what its values ask for', () => {
    const kinds = sets.map(({ manifests }) => manifests.map(({ kind }) => kind).sort());
    const always = ['ConfigMap', 'Deployment', 'Deployment', 'Service', 'Service'];
    const policies = ['NetworkPolicy', 'NetworkPolicy', 'NetworkPolicy'];
    const budget = 'PodDisruptionBudget';
    expect(kinds).toEqual(
      [
        [...always, 'Job', ...policies, budget, budget, 'ServiceAccount'],
        [
          ...always,
          'Job',
          ...policies,
          budget,
          budget,
          'ServiceAccount',
          'HorizontalPodAutoscaler',
          'Ingress',
        ].concat(['ScaledObject', 'ServiceMonitor'], ['Deployment', 'NetworkPolicy', 'Service']),
        [...always, budget, 'HorizontalPodAutoscaler'],
      ].map((each) => each.sort()),
    );
  });

  test.each(sets)('$name: pods may do no more than they must', ({ manifests }) => {
    for (const { spec } of podsOf(manifests)) {
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(`${String(spec.securityContext.runAsUser)}:${String(spec.securityContext.runAsGroup)}`).toBe(
        /^USER (.+)$/m.exec(read('Dockerfile'))![1],
      );
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.anything() },
          limits: { memory: expect.anything() },
        });
        expect(container.image).toMatch(/@sha256:[0-9a-f]{64}$|:\d+\.\d+\.\d+$/);
      }
    }
  });

  test.each(sets)('$name: processes start, are watched, and have the time to end', ({ name, manifests }) => {
    const settings = named(manifests, 'ConfigMap')[0]!.data!;
    const secrets = {
      SECRET_KEY: 'a text of more than 32 characters for a key',
      DATABASE_URL: 'postgres://tv:password@database/tv',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(Object.keys(settings).filter((each) => each in secrets)).toEqual([]);
    const config = readConfig({ ...settings, ...secrets, DATA_DIR: join(folder, name) });
    expect(config.migratesOnStart).toBe(name === 'another way');
    const deployments = named(manifests, 'Deployment');
    const hasLive = name === 'everything on';
    expect(deployments.map(({ spec }) => spec!.template!.spec.containers[0]!.name)).toEqual([
      ...['web', 'worker', ...(hasLive ? ['live'] : [])],
    ]);
    expect([config.rtmpPort, config.srtPort]).toEqual(hasLive ? [1935, 9000] : [undefined, undefined]);
    for (const { spec, metadata } of deployments) {
      const { terminationGracePeriodSeconds, containers } = spec!.template!.spec;
      const [container] = containers as [(typeof containers)[0]];
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(config.drainSeconds + 35);
      expect(readProcessRole(container.args!)).toBe(container.name);
      const ports = Object.fromEntries(container.ports!.map((each) => [each.name, each.containerPort]));
      expect(ports).toEqual({
        ...(container.name !== 'worker' && { http: config.port }),
        ...(container.name === 'live' && { rtmp: config.rtmpPort, srt: config.srtPort }),
        metrics: config.metricsPort,
      });
      const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;
      expect(probes.map((each) => container[each]!.httpGet)).toEqual(
        ['live', 'live', 'ready'].map((each) => ({ path: `/health/${each}`, port: 'metrics' })),
      );
      expect(container.envFrom).toEqual([
        { configMapRef: { name: named(manifests, 'ConfigMap')[0]!.metadata.name } },
        { secretRef: { name: 'tv' } },
      ]);
      const scalers = manifests.filter((each) => each.spec?.scaleTargetRef?.name === metadata.name);
      expect(spec!.replicas === undefined).toBe(scalers.length === 1);
    }
  });

  test.each(sets)('$name: what selects pods finds those that are meant', ({ manifests }) => {
    const pods = podsOf(manifests).map(({ metadata }) => metadata.labels);
    const chosen = manifests.flatMap(({ kind, metadata, spec }) => {
      const wanted =
        spec?.podSelector?.matchLabels ??
        spec?.selector?.matchLabels ??
        (kind === 'Service' ? (spec?.selector as Record<string, string>) : undefined);
      if (!wanted || kind === 'ServiceMonitor') return [];
      const found = pods.filter((labels) =>
        Object.entries(wanted).every(([key, value]) => labels[key] === value),
      );
      return [[metadata.name, componentsOf(found)] as const];
    });
    expect(chosen.length).toBeGreaterThan(4);
    const components = componentsOf(pods);
    for (const [name, found] of chosen) {
      const [, one] = /-(web|worker|live|migrate)$/.exec(name) ?? [];
      expect([name, found]).toEqual([name, one ? [one] : name.endsWith('-metrics') ? components : ['web']]);
    }
  });

  test('the migrations run first, with the settings of the service', () => {
    const { manifests } = rendered.get('defaults')!;
    const [job] = named(manifests, 'Job');
    expect(job!.metadata.annotations!['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    const [container] = job!.spec!.template!.spec.containers;
    expect(container!.command).toEqual(['node', 'cli/tv.ts', 'migrate']);
    const own = Object.fromEntries(container!.env!.map(({ name, value }) => [name, value]));
    expect(own).toEqual(named(manifests, 'ConfigMap')[0]!.data);
  });

  test('web grows with processor time and requests, the worker with its queue', () => {
    const { manifests } = rendered.get('everything on')!;
    const [web] = named(manifests, 'HorizontalPodAutoscaler', 'portal-tv-web');
    expect(web!.spec!.metrics!.map(({ type }) => type)).toEqual(['Resource', 'Pods']);
    const { query } = named(manifests, 'ScaledObject')[0]!.spec!.triggers![0]!.metadata;
    expect(query).toBe(
      'sum(max by (kind, state) (tv_queue_jobs{namespace="video", kind="ingest", state=~"ready|running"}))',
    );
    const metrics = readdirSync(join(root, 'server/src/platform/telemetry')).map((file) =>
      read(`server/src/platform/telemetry/${file}`),
    );
    expect(metrics.join('\n')).toMatch(/'tv_queue_jobs',[^]*\['kind', 'state'\]/);
    const [worker] = named(rendered.get('another way')!.manifests, 'HorizontalPodAutoscaler');
    expect(worker!.spec!.metrics!.map(({ type }) => type)).toEqual(['External']);
  });

  test('the network is closed where nothing is said', () => {
    const policies = named(rendered.get('defaults')!.manifests, 'NetworkPolicy');
    const ingress = policies.map(({ spec }) => spec!.ingress);
    expect(ingress).toEqual([[{ ports: [{ port: 'http' }] }], [], []]);
    const open = named(rendered.get('everything on')!.manifests, 'NetworkPolicy')[0]!.spec!;
    expect(open.ingress).toEqual([
      { ports: [{ port: 'http' }], from: peers },
      { ports: [{ port: 'metrics' }], from: peers },
    ]);
    expect(open.egress!.length).toBe(2);
  });

  test('the host of the address is that of the ingress', () => {
    const [ingress] = named(rendered.get('everything on')!.manifests, 'Ingress');
    expect(ingress!.spec!.rules!.map(({ host }) => host)).toEqual(['tv.example.org']);
  });

  test.each([
    [{ image: { tag: 'latest' } }, "at '/image/tag'"],
    [{ publicUrl: 'https://tv.example.org/portal' }, "at '/publicUrl'"],
    [{ settings: { SECRET_KEY: 'a secret in a ConfigMap' } }, "propertyName 'SECRET_KEY'"],
    [{ settings: { LOG_LEVEL: 1 } }, "at '/settings/LOG_LEVEL'"],
    [{ web: { replica: 3 } }, "at '/web'"],
    [{ worker: { autoscaling: { kind: 'cron' } } }, "at '/worker/autoscaling/kind'"],
    [{ metrics: { port: 3000 } }, "at '/metrics/port'"],
  ])('the values %j are refused', (values, expected) => {
    const { status, problem } = render(values);
    expect(status).not.toBe(0);
    expect(problem).toContain(expected);
  });

  test('the chart is of this version, and its settings are known', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(parse(read('deploy/helm/tv/Chart.yaml'))).toMatchObject({ appVersion: version });
    const known = new Set([...read('.env.example').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    const used = Object.keys(named(rendered.get('defaults')!.manifests, 'ConfigMap')[0]!.data!);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
