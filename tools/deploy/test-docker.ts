// docker of a machine that a test has for itself, where no engine runs: "compose up" starts each service of compose.yaml as the file
// and the Dockerfile say. Images of others are imitated by the same programs of this machine, and the store by the one of the tests.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import {
  buildImage,
  connect,
  type Container,
  execIn,
  launch,
  publish,
  readImage,
  run,
  state,
  untilHealthy,
} from './test-containers.ts';

type Service = {
  image: string;
  build?: { context: string };
  read_only?: boolean;
  environment?: Record<string, string>;
  entrypoint?: string[];
  command?: string[];
  volumes?: string[];
  tmpfs?: string[];
  secrets?: string[];
  ports?: string[];
  restart: string;
  healthcheck?: { test?: string[] };
  depends_on?: Record<string, { condition: string }>;
  deploy: { replicas?: number };
};
type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }> };
type Replica = Container & { service: string };

// The engine's, whatever the shell's is.
process.umask(0o022);

/** ${NAME:-default} and ${NAME:?problem} of the variables in .env, as compose reads them: in the texts of the file. */
function readCompose(): Compose {
  const lines = readFileSync('.env', 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const known = new Map(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest = '') => {
      if (!known.get(name) && kind === '?') throw new Error(rest as string);
      return known.get(name) || (rest as string);
    });
  const filled = (_: string, value: unknown) => (typeof value === 'string' ? fill(value) : value);
  const compose: unknown = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  return JSON.parse(JSON.stringify(compose), filled) as Compose;
}

/** What the image of a service brings. */
function imageOf({ image }: Service, name: string): ReturnType<typeof readImage> {
  if (image.startsWith('tv:')) return readImage('..');
  const node = (module: string) => [process.execPath, join(import.meta.dirname, module)];
  const programs: Record<string, string[]> = {
    database: node('test-database.ts'),
    store: node('test-store.ts'),
    nginx: ['nginx', '-e', 'stderr', '-g', 'daemon off;'],
  };
  const user = name === 'nginx' ? '101:101' : '0:0';
  return { entrypoint: programs[name] ?? [], command: [], env: {}, user, folder: '/', check: [] };
}

function replicasOf(compose: Compose): Replica[] {
  const names = Object.entries(compose.services).flatMap(([service, { deploy }]) =>
    Array.from({ length: deploy.replicas ?? 1 }, (_, at) => ({ service, name: `${service}-${at + 1}` })),
  );
  return names.map(({ service: name, name: replica }, at) => {
    const service = compose.services[name]!;
    const image = imageOf(service, name);
    return {
      service: name,
      name: replica,
      ip: `10.9.0.${at + 10}`,
      env: { ...image.env, ...service.environment },
      user: image.user,
      folder: image.folder,
      mounts: mountsOf(compose, name, image.user),
      isReadOnly: service.read_only ?? false,
    };
  });
}

function mountsOf(compose: Compose, name: string, user: string): string[] {
  const { volumes = [], secrets = [], tmpfs = [] } = compose.services[name]!;
  const pairs = (list: string[]) => list.map((each) => each.split(':') as [string, string]);
  return [
    ...pairs(volumes).map(([source, target]) => {
      if (!source.startsWith('.'))
        return `mkdir -p ${target} && mount --bind ${volume(source, user)} ${target}`;
      return `rm -rf ${target} && cp -r ${inOldWords(resolve(source))} ${target}`;
    }),
    ...secrets.map((each) => {
      const target = `/run/secrets/${each}`;
      const file = resolve(compose.secrets[each]!.file);
      return `mkdir -p /run/secrets && touch ${target} && mount --bind ${file} ${target}`;
    }),
    ...pairs(tmpfs).map(
      ([target, options]) => `mkdir -p ${target} && mount -t tmpfs -o ${options} tmpfs ${target}`,
    ),
  ];
}

/** A volume gets the owner that its folder has in the image that uses it first. */
function volume(name: string, user: string): string {
  const folder = `/run/test-volumes/${name}`;
  const [uid, gid] = user.split(':');
  if (!existsSync(folder)) run('install', '--directory', `--owner=${uid}`, `--group=${gid}`, folder);
  return folder;
}

/** The configuration is for nginx 1.28. An older one of this machine calls two things by other names, and asks no name server. */
function inOldWords(from: string): string {
  const copy = join('/run/test-nginx', from);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(from, copy, { recursive: true });
  if (!/(nginx|upstream)\.conf$/.test(copy)) return copy;
  const servers = hosts()
    .split('\n')
    .filter((line) => line.endsWith(' web'))
    .map((line) => `server ${line.split(' ')[0]}:3000 max_fails=1 fail_timeout=1s;`);
  const text = readFileSync(copy, 'utf8')
    .replace('listen 8443 ssl;\n    http2 on;', 'listen 8443 ssl http2;')
    .replace(/server web:3000 resolve.*;/, servers.join('\n'))
    .replace('server live:3000 resolve;', 'server 127.0.0.1:3000;');
  writeFileSync(copy, text);
  return copy;
}
const hosts = () => (existsSync(`${state}/hosts`) ? readFileSync(`${state}/hosts`, 'utf8') : '');

/** Starts a service once what it needs is there: steps that have ended well, and processes that answer their check. */
function start(compose: Compose, replicas: readonly Replica[], name: string, started: Set<string>): void {
  if (started.has(name)) return;
  started.add(name);
  const service = compose.services[name]!;
  const of = (which: string) => replicas.filter((each) => each.service === which);
  for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
    start(compose, replicas, needed, started);
    if (condition === 'service_healthy') for (const each of of(needed)) untilWell(compose, each);
  }
  const { entrypoint, command } = imageOf(service, name);
  const words = [
    ...(service.entrypoint ?? entrypoint),
    ...(service.command ?? (service.entrypoint ? [] : command)),
  ];
  for (const each of of(name)) {
    if (service.restart === 'no') {
      if (execIn(each, words) !== 0) throw new Error(`service "${name}" didn't complete successfully`);
      continue;
    }
    launch(each, words);
    for (const [port, itsPort] of (service.ports ?? []).map((pair) => pair.split(':') as [string, string]))
      publish(port, each, itsPort);
  }
}

function untilWell(compose: Compose, replica: Replica): void {
  const service = compose.services[replica.service]!;
  const [, ...own] = service.healthcheck?.test ?? [];
  untilHealthy(replica, own.length > 0 ? own : imageOf(service, replica.service).check);
}

function up(): void {
  const compose = readCompose();
  const { build } = Object.values(compose.services).find((each) => each.build)!;
  buildImage(build!.context);
  const replicas = replicasOf(compose);
  connect(
    replicas,
    replicas.map(({ ip, service }) => `${ip} ${service}`),
  );
  // The addresses are known now.
  const known = replicasOf(compose);
  const started = new Set<string>();
  for (const name of Object.keys(compose.services)) start(compose, known, name, started);
  for (const each of known.filter(({ service }) => service === 'nginx')) untilWell(compose, each);
}

const [, first, verb, ...rest] = process.argv.slice(2);
const [target = '', path = ''] = (rest[1] ?? '').split(':');
if (first === 'build') buildImage(resolve(process.argv.at(-1)!));
else if (first === 'push') console.log('There is no registry: the image stays on this machine.');
else if (first !== 'compose') throw new Error(`This test knows no "docker ${first}".`);
else if (verb === 'up') up();
else if (verb === 'logs') {
  const files = readdirSync(state).filter((name) => name.startsWith(`${rest[0]}-`));
  for (const file of files) console.log(readFileSync(join(state, file), 'utf8'));
} else if (verb === 'cp' && target && path.startsWith('/data/'))
  run('cp', rest[0]!, path.replace('/data/', '/run/test-volumes/data/'));
else if (verb === 'exec') {
  const replica = replicasOf(readCompose()).find(({ service }) => service === rest[0])!;
  process.exitCode = execIn(replica, rest.slice(1));
} else throw new Error(`This test knows no "docker compose ${verb}".`);
