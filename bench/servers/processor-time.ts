import { readdirSync, readFileSync } from 'node:fs';
import type { Queries } from '@tv/server/platform/db/database';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { sql } from '@tv/server/platform/db/sql';

/** Clock ticks a second in /proc: 100 on every Linux (proc(5), USER_HZ). */
const ticks = 100;

/** A process and its processor time in seconds: its own so far, and that of its children that ended. */
type Process = { pid: number; parent: number; own: number; ended: number };

/** Nothing where the process has ended. */
function processOf(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces. The times in user and in kernel mode follow as the fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { pid, parent: at(1), own: (at(11) + at(12)) / ticks, ended: (at(13) + at(14)) / ticks };
  } catch {
    return undefined;
  }
}

function descendantsOf(pid: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
  const below = (of: number): Process[] =>
    all.filter(({ parent }) => parent === of).flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

/** Seconds of processor time that a process took so far, without its children; 0 where it has ended. */
export const processorTime = (pid: number): number => processOf(pid)?.own ?? 0;

/** Seconds of processor time of a process and of all below it, also of those that ended. */
export const processorTimeOfAll = (pid: number): number => {
  const top = processOf(pid);
  const all = top ? [top, ...descendantsOf(pid)] : [];
  return all.reduce((sum, { own, ended }) => sum + own + ended, 0);
};

/** The process id of the server that a database belongs to. Nothing where it runs elsewhere. */
export async function postmasterOf(db: Queries): Promise<number | undefined> {
  const [connection] = await db.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return processOf(connection!.pid)?.parent;
}

/** The process id of the server at an address. */
export async function postmasterAt(databaseUrl: string): Promise<number> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  const found = await postmasterOf(db);
  await db.close();
  if (!found) throw new Error('The processes of PostgreSQL are not visible here.');
  return found;
}

/** Microseconds of processor time that a process and all below it took so far, by process, as the scheduler counts it (`schedstat`). */
export function preciseTimes(pid: number): Map<number, number> {
  return new Map(
    [pid, ...descendantsOf(pid).map((each) => each.pid)].map((each) => [each, preciseTime(each)]),
  );
}

/** What was taken between two of these. A process that has ended since is left out. */
export function takenBetween(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, time]) => sum + Math.max(0, time - (before.get(pid) ?? 0)), 0);
}

function preciseTime(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
      .reduce((sum, stat) => sum + Number(stat.split(' ')[0]) / 1_000, 0);
  } catch {
    return 0;
  }
}
