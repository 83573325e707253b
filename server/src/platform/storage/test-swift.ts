import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createS3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';
import { freePort } from '../../../../tools/test/free-port.mjs';

const programs = ['account', 'container', 'object', 'proxy'] as const;
type Program = (typeof programs)[number];

/** Debian: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object */
export const isSwiftInstalled = programs.every((name) => existsSync(`/usr/bin/swift-${name}-server`));

/** Milliseconds. */
const limits = { start: 90_000, ring: 30_000, end: 5_000 };

/** OpenStack Swift with one disk, which is a folder, and an empty bucket. */
export async function startSwift() {
  const folder = mkdtempSync(join(tmpdir(), 'tv-swift-'));
  const ports = Object.fromEntries(
    await Promise.all(programs.map(async (name) => [name, await freePort()] as const)),
  ) as Record<Program, number>;
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  writeFileSync(join(folder, 'swift.conf'), swiftConf);
  for (const name of programs) {
    writeFileSync(join(folder, `${name}.conf`), settingsOf(name, ports[name], folder));
    if (name !== 'proxy') makeRing(folder, name, ports[name]);
  }
  const children = programs.map((name) =>
    spawn(`/usr/bin/swift-${name}-server`, [join(folder, `${name}.conf`)], { stdio: 'ignore', cwd: folder }),
  );
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  const settings: S3Settings = {
    ...{ endpoint, publicEndpoint: endpoint, bucket: 'media-bucket', region: 'eu-test-1' },
    ...{ accessKeyId: 'test:tester', secretAccessKey: 'testing' },
  };
  const close = async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(endpoint);
    const made = await createS3Client(settings).ask({ method: 'PUT' });
    if (!made.ok) throw new Error('no bucket could be made');
  } catch (problem) {
    await close();
    throw problem;
  }
  return { settings, close };
}

const swiftConf = `[swift-hash]
swift_hash_path_suffix = tests
swift_hash_path_prefix = tests
[storage-policy:0]
name = one
default = yes
`;

function settingsOf(name: Program, port: number, folder: string): string {
  const common = `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
[pipeline:main]
`;
  if (name !== 'proxy')
    return `${common}pipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`;
  const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'cache', 'listing_formats', 'bulk'].concat(
    ...['s3api', 'tempauth', 'slo'],
  );
  const own: Record<string, string> = {
    cache: 'use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1',
    s3api: 'use = egg:swift#s3api\nlocation = eu-test-1',
    tempauth: 'use = egg:swift#tempauth\nuser_test_tester = testing .admin',
  };
  return `${common}pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${filters.map((each) => `[filter:${each}]\n${own[each] ?? `use = egg:swift#${each}`}`).join('\n')}
`;
}

function makeRing(folder: string, name: Program, port: number): void {
  const ring = (...args: string[]) =>
    execFileSync('/usr/bin/swift-ring-builder', [join(folder, `${name}.builder`), ...args], {
      stdio: 'ignore',
      timeout: limits.ring,
    });
  ring('create', '4', '1', '1');
  ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  ring('rebalance');
}

async function untilReady(endpoint: string): Promise<void> {
  const until = Date.now() + limits.start;
  while (Date.now() < until) {
    const answer = await fetch(`${endpoint}/healthcheck`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('Swift does not start');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.end);
  await ended;
  clearTimeout(timer);
}
