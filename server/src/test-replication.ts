import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { forTests, startPostgres } from '../../tools/test/postgres.mjs';
import { postgresFolder } from '../../tools/test/programs.mjs';

/** The folder of PostgreSQL's programs where the tests with a PostgreSQL server run. */
export const postgresPrograms = process.env.TEST_DATABASE_URL ? postgresFolder(process.env) : undefined;

export type Replication = Awaited<ReturnType<typeof startReplication>>;

/** A PostgreSQL server and a streaming standby of it, which can be paused, silenced and ended. */
export async function startReplication(programs: string) {
  const primary = await startPostgres(programs);
  // No statement on the standby delays the replay: those that conflict with it are ended at once.
  const standby = await startPostgres(
    programs,
    { ...forTests, max_standby_streaming_delay: 0 },
    primary.url,
  ).catch(async (problem: unknown) => {
    await primary.end();
    throw problem;
  });
  const line = await openLine(standby.url);
  const onStandby = (statement: string): Promise<Record<string, unknown>[]> =>
    runOn(standby.url, statement).catch((problem: { code?: string }) => {
      // It conflicted with the replay, which a statement that resumes the replay often does.
      if (problem.code === '40001') return onStandby(statement);
      throw problem;
    });
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    /** The address of the standby through a line that can be silenced. */
    replicaUrl: line.url,
    onPrimary: (statement: string) => runOn(primary.url, statement),
    onStandby,
    /** The standby receives what is written, and shows nothing of it. */
    pause: () => onStandby('select pg_wal_replay_pause()'),
    resume: () => onStandby('select pg_wal_replay_resume()'),
    /** Connections stay open, and nothing comes through them. */
    silence: line.silence,
    speak: line.speak,
    endStandby: () => standby.end(),
    async end() {
      await line.close();
      await standby.end();
      await primary.end();
    },
  };
}

async function runOn(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A port that passes bytes on to a server until it is silenced. */
async function openLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (isSilent || to.write(bytes)));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(target);
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: address.href,
    silence: () => void (isSilent = true),
    /** Bytes that were lost in the silence do not come again, so the earlier connections end. */
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
