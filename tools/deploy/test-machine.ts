import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Whether a test can have a machine: root, where nothing forbids a file system, a network and processes of its own. */
export function canHaveMachines(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'tv-machine-'));
  const tried = spawnSync('unshare', [
    '--net',
    '--mount',
    '--pid',
    '--fork',
    'bash',
    '-c',
    setUp(folder, 'true'),
  ]);
  rmSync(folder, { recursive: true, force: true });
  return tried.status === 0;
}

/**
 * A script of bash: the file system of this machine with an empty layer in memory above it, so that nothing of this machine changes; /run and
 * /tmp are empty. The project is there, for the programs of tests alone. `then` is run in it.
 */
const setUp = (folder: string, then: string): string => `set -e
place=${folder}
mount --make-rprivate /
mount -t tmpfs -o size=4g tmpfs $place
mkdir $place/upper $place/work $place/root
mount -t overlay overlay -o lowerdir=/,upperdir=$place/upper,workdir=$place/work $place/root
cd $place/root
mount --rbind /dev dev && mount --rbind /sys sys && mount -t proc proc proc
mount -t tmpfs tmpfs run && mount -t tmpfs -o mode=1777 tmpfs tmp
mkdir -p ./${root} && mount --bind ${root} ./${root}
ip link set lo up
mkdir .outside && pivot_root . .outside
cd / && umount --lazy .outside
exec ${then}`;

type Run = { status: number | null; output: string };
type Machine = {
  /** Runs a script of bash as root, in the folder /srv/guide, and returns its output of both channels. */
  run: (script: string, limit?: number) => Run;
  /** Puts files of this machine into /srv/guide. */
  give: (...files: string[]) => void;
  /** A program in the machine that is run by the Node of the tests: its name, and the module. */
  imitate: (name: string, module: string) => void;
  stop: () => Promise<void>;
};

/** A machine of its own, without a way to any network. It ends with everything that was started in it. `stop` must be called. */
export async function startMachine(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'tv-machine-'));
  // Until this process ends, however it does.
  const wait = `bash -c 'echo ready; cat > /dev/null; exit'`;
  const flags = ['--net', '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const child = spawn('unshare', [...flags, 'bash', '-c', setUp(folder, wait)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  if (child.exitCode !== null) throw new Error('The machine of the test does not start.');
  const first = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  const enter = ['--target', first, '--net', '--mount', '--pid', '--ipc', '--uts', '--root', '--wd'];
  /** A machine has no variables of the test's, and no language. */
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
  };
  const run = (script: string, limit = 100_000): Run => {
    const { status, stdout } = spawnSync(
      'nsenter',
      [...enter, 'bash', '-c', `cd /srv/guide\n{ ${script}\n} 2>&1`],
      {
        env,
        encoding: 'utf8',
        timeout: limit,
        maxBuffer: 64 << 20,
      },
    );
    return { status, output: stdout };
  };
  execFileSync('nsenter', [...enter, 'mkdir', '-p', '/srv/guide', '/run/lock'], { env });
  return {
    run,
    give(...files) {
      for (const file of files) {
        const content = readFileSync(file);
        const name = file.slice(file.lastIndexOf('/') + 1);
        execFileSync('nsenter', [...enter, 'tee', `/srv/guide/${name}`], {
          env,
          input: content,
          stdio: ['pipe', 'ignore', 'inherit'],
        });
      }
    },
    imitate(name, module) {
      const text = `#!/bin/sh\nexec ${process.execPath} ${join(import.meta.dirname, module)} ${name} "$@"\n`;
      const target = `/usr/local/sbin/${name}`;
      execFileSync('nsenter', [...enter, 'sh', '-c', `cat > ${target} && chmod +x ${target}`], {
        env,
        input: text,
      });
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
