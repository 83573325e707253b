// Containers of a machine that a test has for itself (test-machine.ts), without an engine: processes with a network, names, folders,
// a user and variables of their own.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { fchownSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOf, isInContext, lastStep, readStages } from './test-dockerfile.ts';

const root = join(import.meta.dirname, '../..');
/** The folder with the logs of the containers, `<name>.log`. */
export const state = '/run/test-containers';

export type Container = {
  name: string;
  ip: string;
  /** Of the image and of the user who starts it. */
  env: Record<string, string>;
  /** As in USER: numbers of the user and the group. */
  user: string;
  folder: string;
  /** Commands that mount what the container has of its own. */
  mounts: readonly string[];
  isReadOnly: boolean;
};

export const run = (program: string, ...words: string[]): void => {
  execFileSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
};

const built = '/run/test-image';

/** What the image that was built says of itself, or an unpacked release. */
export function readImage(context = built) {
  const image = readStages(readFileSync(join(context, 'Dockerfile'), 'utf8')).at(-1)!;
  return {
    entrypoint: lastStep(image, 'ENTRYPOINT').exec!,
    command: lastStep(image, 'CMD').exec!,
    env: environmentOf(image),
    user: lastStep(image, 'USER').text,
    folder: lastStep(image, 'WORKDIR').text,
    check: lastStep(image, 'HEALTHCHECK').exec!,
  };
}

/** Builds the image: its folder in this machine, whose other programs are those of the image. */
export function buildImage(context: string): void {
  const { folder } = readImage(context);
  run('install', '--directory', '--mode=755', folder, built);
  run('cp', join(context, 'Dockerfile'), built);
  for (const part of readdirSync(context).filter(isInContext))
    run('cp', '--archive', join(context, part), folder);
}

/** Connects containers with each other and with the machine, which is 10.9.0.1. `names` are lines of /etc/hosts. */
export function connect(containers: readonly Container[], names: readonly string[]): void {
  mkdirSync(state, { recursive: true });
  writeFileSync(`${state}/hosts`, ['127.0.0.1 localhost', ...names, ''].join('\n'));
  const bridge = 'ip link show containers > /dev/null 2>&1 || ip link add containers type bridge';
  run('sh', '-c', `${bridge}; ip addr replace 10.9.0.1/24 dev containers && ip link set containers up`);
  for (const { name, ip } of containers) {
    const device = `v${ip.slice(ip.lastIndexOf('.') + 1)}`;
    const steps = [
      `ip netns add ${name}`,
      `ip link add ${device} type veth peer name eth0 netns ${name}`,
      `ip link set ${device} master containers up`,
      `ip -n ${name} addr add ${ip}/24 dev eth0`,
      `ip -n ${name} link set eth0 up`,
      `ip -n ${name} link set lo up`,
    ];
    run('sh', '-c', steps.join(' && '));
  }
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** An engine adds HOME for a user without a name. */
const variablesOf = ({ env }: Container) => ({ PATH: path, HOME: '/', ...env });

function wordsOf({ name, user, folder, mounts, isReadOnly }: Container, words: readonly string[]): string[] {
  const [uid, gid] = user.split(':');
  const script = [
    'set -e',
    `mount --bind ${state}/hosts /etc/hosts`,
    // One of the mounts may hide the project with the programs of the tests. Its open folder is mounted again, whose path must not be looked up.
    `exec 9< ${root}`,
    ...mounts,
    `mkdir -p ${root} && mount --no-canonicalize --bind /proc/self/fd/9 ${root} && exec 9<&-`,
    ...(isReadOnly ? ['mount -o remount,bind,ro /'] : []),
    `cd ${folder}`,
    `exec setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs -- "$@"`,
  ];
  return ['netns', 'exec', name, 'unshare', '--mount', 'sh', '-c', script.join('\n'), 'sh', ...words];
}

/** Runs a command in a container, on the channels of this process. Returns its status. */
export function execIn(container: Container, words: readonly string[]): number {
  const env = variablesOf(container);
  return spawnSync('ip', wordsOf(container, words), { env, stdio: 'inherit' }).status ?? 1;
}

/** Starts the process of a container, which goes on when this process ends. */
export function launch(container: Container, words: readonly string[]): void {
  // An engine lets a process open the outputs that it gave it.
  const [uid, gid] = container.user.split(':').map(Number);
  const output = openSync(`${state}/${container.name}.log`, 'a');
  fchownSync(output, uid!, gid!);
  const env = variablesOf(container);
  spawn('ip', wordsOf(container, words), {
    env,
    stdio: ['ignore', output, output],
    detached: true,
  }).unref();
}

/** Passes connections of a port of the machine on to a container. */
export function publish(port: string, { ip }: Container, itsPort: string): void {
  const forward = join(import.meta.dirname, 'test-forward.ts');
  spawn(process.execPath, [forward, port, ip, itsPort], { stdio: 'ignore', detached: true }).unref();
}

/** Until a command in the network of a container ends well. */
export function untilHealthy(container: Container, check: readonly string[]): void {
  for (let tried = 0; ; tried++) {
    const { status, stderr } = spawnSync('ip', ['netns', 'exec', container.name, ...check], {
      env: variablesOf(container),
      encoding: 'utf8',
    });
    if (status === 0) return;
    if (tried > 150) throw new Error(`container ${container.name} is unhealthy: ${stderr}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}
