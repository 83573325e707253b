import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/test/free-port.mjs';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { anOrganization } from '../../src/test-builders.ts';
import { ended, startProcess } from '../../src/test-process.ts';
import { askWithoutEnd } from './ask-without-end.ts';
import { makeSetup, type Setup } from '../faults/kill-setups.ts';

/** Ten times the connections to the database of a web process. */
const crowd = 200;
const rounds = 3;
/** Milliseconds of a round, and of the rest after it. */
const roundTime = 8_000;
const rest = 3_000;

/**
 * Lets 200 clients read and write in a web process for some seconds, three times. Answers what each round was told, what four
 * clients were told afterwards, the memory of the process after each round in megabytes, and how many writes are stored.
 */
export async function overload(kind: Setup, server: string | undefined) {
  const setup = await makeSetup(kind, server);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  try {
    const organizationId = await setup.open(async (db) => {
      await migrate(db);
      return anOrganization(db);
    });
    const { child, ready } = startProcess({
      args: kind === 'embedded' ? [] : ['--role', 'web'],
      env: { ...setup.env, PORT: String(port), OIDC_ISSUER: 'http://127.0.0.1:9/none', LOG_LEVEL: 'fatal' },
    });
    await ready;
    const memory: number[] = [];
    const askFor = async (milliseconds: number, clients: number) => {
      const asking = askWithoutEnd(origin, organizationId, clients);
      await wait(milliseconds);
      return asking.stop();
    };
    const crowded = [];
    for (let round = 0; round < rounds; round++) {
      crowded.push(await askFor(roundTime, crowd));
      await wait(rest);
      memory.push(residentMegabytes(child.pid!));
    }
    const afterwards = await askFor(1_000, 4);
    child.kill('SIGTERM');
    const endedWith = await ended(child);
    const stored = await setup.open(async (db) => {
      const [row] = await db.query<{ count: number }>(
        sql`select coalesce(sum(count), 0)::int as count from analytics_counts`,
      );
      return row!.count;
    });
    return { crowded, afterwards, memory, stored, endedWith };
  } finally {
    await setup.remove();
  }
}

/** What Linux counts as the resident memory of a process. */
function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
