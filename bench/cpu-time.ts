import { readdirSync, readFileSync } from 'node:fs';

// Of Linux: times in /proc are hundredths of a second.
const ticks = 100;

type Process = { pid: number; parent: number; own: number; ended: number };

function processOf(pid: number): Process | undefined {
  try {
    // The name stands in brackets and may hold spaces.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    const fields = rest.split(' ').map(Number);
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((place) => fields[place]!);
    return {
      pid,
      parent: parent!,
      own: (user! + system!) / ticks,
      ended: (endedUser! + endedSystem!) / ticks,
    };
  } catch {
    return undefined; // it ended while the folder was read
  }
}

/** Processor seconds of a process and of its children, also of those that ended. */
export function cpuSeconds(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map((name) => processOf(Number(name))).filter((each) => each?.parent === pid);
  const top = processOf(pid);
  return (top ? top.own + top.ended : 0) + children.reduce((sum, each) => sum + (each?.own ?? 0), 0);
}

/** The parent of a process. */
export const parentOf = (pid: number): number | undefined => processOf(pid)?.parent;
