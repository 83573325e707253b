import { existsSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc: 100 on every Linux (proc(5), USER_HZ). */
const ticks = 100;

/** Seconds of processor time so far by process, at an instant in milliseconds of Unix time. */
export type ProcessorTimes = { at: number; seconds: Record<string, number> };

/** Milliseconds of processor time a second between two instants, by process. */
export const spentBetween = (from: ProcessorTimes, to: ProcessorTimes): Record<string, number> =>
  Object.fromEntries(
    Object.entries(to.seconds).map(([name, total]) => {
      const spent = total - (from.seconds[name] ?? 0);
      return [name, Math.round((spent * 1e6) / (to.at - from.at))];
    }),
  );

/** Seconds of processor time that a process took so far; 0 where it has ended. */
export function processorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces. The fields 14 and 15 are the times in user and in kernel mode.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}
