import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findProgram } from './find-program.ts';

/** From the strongest to the weakest. */
export const sandboxLevels = ['bubblewrap', 'unshare', 'limits'] as const;
export type SandboxLevel = (typeof sandboxLevels)[number];

export const sandboxSettings = ['auto', ...sandboxLevels] as const;
/** `auto`: the strongest level that works here. A level by name is required. */
export type SandboxSetting = (typeof sandboxSettings)[number];

/** What a level holds back, for the log. Limits of memory, time, file size and open files are part of every level. */
export const describeLevel: Record<SandboxLevel, string> = {
  bubblewrap: 'without network, other processes and files beside its own',
  unshare: 'without network and other processes, but with the files of the service’s user',
  limits: 'with limits of memory and time only',
};

export type Confinement = {
  /** Files and folders that the program reads, beside those of the system. */
  reads: readonly string[];
  /** The only folder that it writes. Absent: it writes nowhere. */
  folder: string | undefined;
  hasNetwork: boolean;
  /** Whether it keeps pace with something, and so runs before programs that can wait. */
  isUrgent: boolean;
  /** Bytes of data that one process may have. */
  memoryInBytes: number;
  /** Bytes of the largest file that it may write. */
  fileInBytes: number;
  cpuSeconds: number;
};

const maxOpenFiles = 256;
/** Processes and threads. The kernel does not count those of root. */
const maxProcesses = 1024;
/** Where the kernel counts all processes of the service's user, not those of one sandbox. */
const maxProcessesOfUser = 8192;

/**
 * The command line that runs a command confined. It consists of programs that replace themselves by the next, so a signal to
 * the process group ends all of them. The kernel ends the program with the service, also on kill -9.
 */
export function confine(level: SandboxLevel, command: readonly string[], limits: Confinement): string[] {
  const has = (program: string) => findProgram(program) !== undefined;
  const outer = [
    ...(has('setpriv') ? ['setpriv', '--pdeathsig', 'KILL'] : []),
    ...(has('nice') && !limits.isUrgent ? ['nice', '-n', '10'] : []),
  ];
  const inner = has('prlimit') ? [...prlimit(level, limits), ...command] : command;
  if (level === 'bubblewrap') return [...outer, ...bubblewrap(command[0]!, limits), ...inner];
  if (level === 'unshare') return [...outer, ...unshare(limits), ...inner];
  return [...outer, ...inner];
}

const prlimit = (level: SandboxLevel, { memoryInBytes, fileInBytes, cpuSeconds }: Confinement) => [
  ...['prlimit', `--data=${memoryInBytes}`, `--fsize=${fileInBytes}`, `--cpu=${cpuSeconds}`, '--core=0'],
  ...[`--nofile=${maxOpenFiles}`, `--nproc=${level === 'limits' ? maxProcessesOfUser : maxProcesses}`, '--'],
];

/** The root of the user namespace loses its rights again: it was needed to make the others. */
const unshare = ({ hasNetwork }: Confinement) => [
  ...[
    'unshare',
    '--map-root-user',
    ...(hasNetwork ? [] : ['--net']),
    '--ipc',
    '--uts',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
  ],
  ...['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'],
];

/** A root folder of its own, with the system's programs and libraries and nothing of /etc, /home, /proc or /var. */
function bubblewrap(program: string, { reads, folder, hasNetwork }: Confinement): string[] {
  const read = [...reads, ...besideProgram(program)];
  return [
    ...[
      'bwrap',
      '--unshare-all',
      ...(hasNetwork ? ['--share-net'] : []),
      '--die-with-parent',
      '--new-session',
    ],
    ...systemFolders(),
    ...devices.flatMap((device) => ['--dev-bind', device, device]),
    ...(folder ? ['--bind', folder, folder] : []),
    ...read.flatMap((path) => ['--ro-bind', path, path]),
    // The root folder and the parents of the files above are in memory, and empty.
    ...['--remount-ro', '/', '--chdir', folder ?? '/', '--'],
  ];
}

const devices = ['/dev/null', '/dev/zero', '/dev/random', '/dev/urandom'];
const systemPaths = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store', '/gnu/store'],
  ...['/etc/alternatives', '/etc/fonts', '/etc/ld.so.cache', '/etc/ld-musl-x86_64.path'],
];

const systemFolders = () =>
  systemPaths.flatMap((path) => {
    if (!existsSync(path)) return [];
    return lstatSync(path).isSymbolicLink()
      ? ['--symlink', readlinkSync(path), path]
      : ['--ro-bind', path, path];
  });

/** A program outside of the system's folders: its folder, and the libraries beside it. */
function besideProgram(name: string): string[] {
  const file = findProgram(name);
  if (!file || isOfSystem(file)) return [];
  const paths = [...new Set([dirname(file), dirname(realpathSync(file))])].filter(
    (path) => !isOfSystem(path),
  );
  const libraries = paths
    .filter((path) => basename(path) === 'bin')
    .map((path) => join(dirname(path), 'lib'))
    .filter((path) => existsSync(path));
  return [...paths, ...libraries];
}

const isOfSystem = (path: string) => systemPaths.some((each) => path === each || path.startsWith(`${each}/`));
