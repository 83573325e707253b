import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Units that came with a guide. Those of the system are none of the test's. */
const folder = '/etc/systemd/system';
const state = '/run/test-units';
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The settings of a unit, in the order in which systemd reads them: its file, then its drop-ins. */
type Unit = { name: string; values: (setting: string) => string[] };

const fileOf = (name: string) => join(folder, name.replace(/@[^.]*\./, '@.'));
export const isKnown = (name: string): boolean => existsSync(fileOf(name));
export const fullName = (name: string): string =>
  /\.(service|target)$/.test(name) ? name : `${name}.service`;

function readUnit(name: string): Unit {
  if (!isKnown(name)) throw new Error(`Unit ${name} could not be found.`);
  // systemd.unit(5): of "tv-web@3000.service" also the folders tv-web@.service.d and tv-.service.d.
  const [, prefix, kind] = /^([^-@.]+-)?.*\.(\w+)$/.exec(name)!;
  const folders = [prefix ? `${prefix}.${kind}.d` : '', name.replace(/@[^.]*\./, '@.') + '.d'].filter(
    Boolean,
  );
  const added = folders
    .map((each) => join(folder, each))
    .filter((each) => existsSync(each))
    .flatMap((each) => readdirSync(each).map((file) => join(each, file)));
  const text = [fileOf(name), ...added].map((file) => readFileSync(file, 'utf8')).join('\n');
  const instance = /@([^.]*)\./.exec(name)?.[1] ?? '';
  return { name, values: (setting) => valuesIn(text, setting, instance) };
}

function valuesIn(text: string, setting: string, instance: string): string[] {
  const lines = [...text.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))];
  return lines.map(([, value]) => value!.replaceAll('%i', instance).trim());
}

/** A unit of settings that a command line has, as of systemd-run. */
export const unitOf = (name: string, settings: readonly string[]): Unit => ({
  name,
  values: (setting) => valuesIn(settings.join('\n'), setting, ''),
});

const last = (unit: Unit, setting: string) => unit.values(setting).at(-1);
const words = (unit: Unit, setting: string) => unit.values(setting).flatMap((each) => each.split(/\s+/));

/** systemd.exec(5): variables of the unit, then those of its files, which win. */
function environmentOf(unit: Unit): Record<string, string> {
  const pairs = words(unit, 'Environment').filter(Boolean);
  const files = unit.values('EnvironmentFile').map((file) => readFileSync(file, 'utf8'));
  const lines = files.flatMap((text) => text.split('\n')).filter((line) => /^[A-Za-z_]\w*=/.test(line));
  const user = last(unit, 'User');
  return Object.fromEntries([
    ['PATH', path],
    ['LANG', 'C.UTF-8'],
    ...(user ? [['USER', user]] : []),
    ...[...pairs, ...lines].map((each) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(each)!;
      return [name!, value!.replace(/^(['"])(.*)\1$/, '$2')];
    }),
  ]);
}

/**
 * Starts what a unit says, with the settings that change what a program sees: user, folders, variables, the read-only system,
 * a /tmp of its own, no capability. `output`: a file descriptor. Limits and filters of system calls are not imitated.
 */
function commandOf(unit: Unit): { program: string; args: string[]; env: Record<string, string> } {
  const user = last(unit, 'User');
  const kept = last(unit, 'StateDirectory');
  if (kept) {
    mkdirSync(`/var/lib/${kept}`, {
      recursive: true,
      mode: Number.parseInt(last(unit, 'StateDirectoryMode') ?? '755', 8),
    });
    if (user) chownSync(`/var/lib/${kept}`, idOf('-u', user), idOf('-g', user));
  }
  const steps = [
    'set -e',
    kept ? `mount --bind /var/lib/${kept} /var/lib/${kept}` : '',
    last(unit, 'PrivateTmp') === 'yes' ? 'mount -t tmpfs -o mode=1777 tmpfs /tmp' : '',
    last(unit, 'ProtectHome') === 'yes'
      ? 'mount -t tmpfs -o mode=000 tmpfs /root && mount -t tmpfs -o mode=000 tmpfs /home'
      : '',
    last(unit, 'ProtectSystem') === 'strict' ? 'mount -o remount,bind,ro /' : '',
    `umask ${last(unit, 'UMask') ?? '0022'}`,
  ];
  const privileges = user
    ? [`--reuid=${user}`, `--regid=${last(unit, 'Group') ?? user}`, '--init-groups', '--no-new-privs']
    : ['--no-new-privs'];
  const script = [
    ...steps.filter(Boolean),
    `exec setpriv ${privileges.join(' ')} --bounding-set=-all -- sh -c 'cd "$0" && exec "$@"' "$@"`,
  ];
  const command = words(unit, 'ExecStart');
  return {
    program: 'unshare',
    args: ['--mount', 'sh', '-c', script.join('\n'), 'sh', last(unit, 'WorkingDirectory') ?? '/', ...command],
    env: environmentOf(unit),
  };
}

const idOf = (flag: string, user: string) =>
  Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim());

export const journalOf = (name: string): string => join(state, `${name}.log`);
const processOf = (name: string) => join(state, `${name}.pid`);

function pidOf(name: string): number | undefined {
  if (!existsSync(processOf(name))) return undefined;
  const pid = Number(readFileSync(processOf(name), 'utf8'));
  try {
    return /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')) ? undefined : pid;
  } catch {
    return undefined; // It has ended.
  }
}

/** Runs a unit until it ends, on the channels of this process. */
export function runUnit(unit: Unit, args: readonly string[]): number {
  const { program, args: first, env } = commandOf(unit);
  return spawnSync(program, [...first, ...args], { env, stdio: 'inherit' }).status ?? 1;
}

/** Starts a unit and those that it wants; one that runs goes on. Returns what went wrong. */
export function startUnit(name: string): string {
  if (pidOf(name)) return '';
  const unit = readUnit(name);
  const wanted = words(unit, 'Wants').filter(isKnown);
  const before = wanted.filter((each) => words(unit, 'After').includes(each));
  for (const each of before) startUnit(each);
  let problem = '';
  if (name.endsWith('.service')) {
    mkdirSync(state, { recursive: true });
    const output = openSync(journalOf(name), 'a');
    const { program, args, env } = commandOf(unit);
    if (last(unit, 'Type') === 'oneshot') {
      const { status } = spawnSync(program, args, { env, stdio: ['ignore', output, output] });
      if (status !== 0) problem = `Job for ${name} failed.`;
    } else {
      const child = spawn(program, args, { env, stdio: ['ignore', output, output], detached: true });
      child.unref();
      writeFileSync(processOf(name), String(child.pid));
    }
    closeSync(output);
  }
  for (const each of wanted.filter((one) => !before.includes(one))) problem ||= startUnit(each);
  return problem;
}

/** Ends a unit as systemd does: SIGTERM, and SIGKILL after its time. Returns what went wrong. */
export function stopUnit(name: string): string {
  const pid = pidOf(name);
  if (!pid) return '';
  process.kill(pid, 'SIGTERM');
  const until = Date.now() + 1000 * Number(last(readUnit(name), 'TimeoutStopSec') ?? 90);
  while (pidOf(name)) {
    if (Date.now() > until) {
      process.kill(pid, 'SIGKILL');
      return `${name} did not end in time.`;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  return '';
}
