import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProcessRole } from '@tv/server/process-role';
import { readConfig } from '@tv/server/platform/config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'deploy/systemd');
const folder = mkdtempSync(join(tmpdir(), 'tv-systemd-'));
const services = ['tv-web@3000.service', 'tv-worker.service', 'tv-live.service', 'tv-migrate.service'];
/** Tenths. Below 4 systemd calls a service OK, without any of these lines it is 96. */
const maxExposure = 30;
/** Seconds in which a process ends: DRAIN_SECONDS, and half a minute. */
const longestEnd = 5 + 30;
const isPossible = spawnSync('systemd-analyze', ['--version']).status === 0;

beforeAll(() => cpSync(source, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The values of a setting of a unit, with those that every unit gets. Later ones come last. */
function settingsOf(unit: string, name: string): string[] {
  const file = unit.replace(/@\d+/, '@');
  const texts = ['tv-.service.d/hardening.conf', file].map((each) =>
    readFileSync(join(source, each), 'utf8'),
  );
  return [...texts.join('\n').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);
}

test.each(services)('%s starts a program of the portal with settings that it takes', (unit) => {
  const [node, program, ...args] = settingsOf(unit, 'ExecStart').at(-1)!.split(' ');
  expect([node, existsSync(join(root, program!))]).toEqual(['/opt/tv/current/bin/node', true]);
  if (program === 'server/src/main.ts') expect(unit).toContain(readProcessRole(args));
  else expect([program, args]).toEqual(['cli/tv.ts', ['migrate']]);
  const written = settingsOf(unit, 'Environment').join(' ').replaceAll('%i', '3000');
  const env = Object.fromEntries(written.split(' ').map((each) => each.split('=') as [string, string]));
  expect(env.DATA_DIR).toBe('/var/lib/tv');
  expect(() => readConfig({ ...env, DATA_DIR: join(folder, 'data') })).not.toThrow();
});

test('processes have the time to end, and media work its namespaces', () => {
  for (const unit of services.slice(0, 3)) {
    expect(Number(settingsOf(unit, 'TimeoutStopSec').at(-1))).toBeGreaterThan(longestEnd);
    expect(settingsOf(unit, 'RestrictNamespaces')).toEqual(['user mnt pid net ipc uts cgroup']);
    expect(settingsOf(unit, 'SystemCallFilter')[0]).toContain('@mount');
    // V8 compiles to memory.
    expect(settingsOf(unit, 'MemoryDenyWriteExecute')).toEqual([]);
  }
});

test('the target names units that exist', () => {
  const wanted = /^Wants=(.*)$/m.exec(readFileSync(join(source, 'tv.target'), 'utf8'))![1]!.split(' ');
  const files = readdirSync(source);
  expect(wanted.filter((each) => !files.includes(each.replace(/@\d+/, '@')))).toEqual([]);
});

describe.skipIf(!isPossible)('systemd itself (it needs systemd-analyze)', () => {
  const analyze = (...args: string[]) => {
    // A colon at the end adds the units of the system.
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    const run = spawnSync('systemd-analyze', args, { env, encoding: 'utf8', timeout: 30_000 });
    return { status: run.status, output: run.stdout + run.stderr };
  };
  // Whether a program is there is asked of this machine, where Node lies elsewhere.
  beforeAll(() => {
    for (const file of readdirSync(folder).filter((each) => each.endsWith('.service'))) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replace('/opt/tv/current/bin/node', process.execPath));
    }
  });

  test.each([...services, 'tv.target'])('%s is valid', (unit) => {
    expect(analyze('verify', '--man=no', unit)).toEqual({ status: 0, output: '' });
  });

  test('a wrong line is found, and one that is missing', () => {
    const file = join(folder, 'tv-wrong.service');
    writeFileSync(file, '[Service]\nExecStart=/bin/true\nProtectHom=yes\n');
    expect(analyze('verify', '--man=no', 'tv-wrong.service').output).toContain('ProtectHom');
    writeFileSync(join(folder, 'open.service'), '[Service]\nExecStart=/bin/true\n');
    expect(analyze(...security, join(folder, 'open.service')).status).not.toBe(0);
  });

  const security = ['security', '--offline=true', `--threshold=${maxExposure}`, '--no-pager'];
  test.each(services)('%s is hardened', (unit) => {
    const { status, output } = analyze(...security, join(folder, unit.replace(/@\d+/, '@')));
    expect(status, output.split('\n').at(-2)).toBe(0);
  });
});
