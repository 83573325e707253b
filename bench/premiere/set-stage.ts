import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, CallName } from '@tv/contract/calls/api';
import { requestLine, type AddressOptions } from '@tv/contract/calls/request';
import { apiBase } from '@tv/server/platform/http/call-address';
import { migrate } from '@tv/server/platform/db/migrations/migrate';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { folderFiles } from '@tv/server/platform/storage/files';
import { freePort } from '../../tools/test/free-port.mjs';
import { filesLocation } from '../servers/nginx.ts';
import { ownDatabase } from '../servers/own-database.ts';
import { startProvider } from '../sign-in.ts';
import { postmasterOf, processorTime, processorTimeOfAll } from '../servers/processor-time.ts';
import { startProcess, type Started } from '../servers/start-process.ts';
import type { ProcessorTimes } from './processor-times.ts';
import { itemId, readReminders, seedPremiere } from './seed-premiere.ts';
import { startNginx } from './start-nginx.ts';
import { writeMedia } from './write-media.ts';

/** Milliseconds that mails may take after everybody has stopped. */
const longestMailing = 120_000;

/** Every fifth viewer is a visitor of the public pages; the others are members. */
export const isVisitor = (viewer: number) => viewer % 5 === 4;

type Stage = {
  viewers: number;
  database: string | undefined;
  /** Where encoders send to; a live worker in a process of its own receives. Absent: there is none, and nothing is encoded. */
  rtmpPort?: number;
};

/** Starts a provider, the service with its worker in a process of its own, and nginx before it, over a new database with a draft. */
export async function setStage({ viewers, database, rtmpPort }: Stage) {
  const members = Math.ceil((viewers * 4) / 5);
  const folder = mkdtempSync(join(tmpdir(), 'tv-premiere-'));
  const dataDir = join(folder, 'data');
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const stop of stops.splice(0)) await stop();
  };
  try {
    const provider = await startProvider(members);
    stops.unshift(() => provider.close());
    const own = await ownDatabase(database);
    stops.unshift(() => own.remove());
    await own.use('defaults');
    const location = { dataDir, databaseUrl: own.databaseUrl };
    const media = await writeMedia(folderFiles(join(dataDir, 'files')), itemId);
    const db = await openDatabase(location);
    stops.unshift(() => db.close());
    await migrate(db);
    await seedPremiere(db, { members, issuer: provider.issuer, media });
    // The embedded database belongs to one process at a time.
    if (db.embedded) await (stops.shift()!() as Promise<void>);

    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = {
      DATA_DIR: dataDir,
      ...(own.databaseUrl && { DATABASE_URL: own.databaseUrl }),
      PUBLIC_URL: origin,
      OIDC_ISSUER: provider.issuer,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'warn',
      X_ACCEL_LOCATION: filesLocation,
      ...(rtmpPort === undefined
        ? { FFMPEG_PATH: 'true' } // a program that is there: nothing here is processed
        : { RTMP_PORT: String(rtmpPort), MEDIA_SANDBOX: 'limits' }), // the encoder is the worker's child
    };
    const roles = own.databaseUrl ? ['web', 'worker', ...(rtmpPort === undefined ? [] : ['live'])] : ['all'];
    const services: Record<string, Started> = {};
    for (const role of roles) {
      const service = await startProcess('server/src/main.ts', env, ['--role', role]);
      stops.unshift(service.stop);
      services[role] = service;
    }
    const web = services[roles[0]!]!;
    const nginx = await startNginx(join(folder, 'nginx'), join(dataDir, 'files'), port, [
      new URL(web.address).host,
    ]);
    stops.unshift(nginx.stop);

    const secret = readFileSync(join(dataDir, 'service-token'), 'utf8').trim();
    return {
      origin,
      bearers: provider.bearers,
      nginx,
      close,
      /** Makes a call as the command line does. */
      async manage<Name extends CallName>(
        name: Name,
        { body, ...options }: AddressOptions<Name> & { body?: unknown },
      ): Promise<Answer<Name>> {
        const { method, path } = requestLine(name, options);
        const answer = await fetch(web.address + apiBase + path, {
          method,
          headers: {
            authorization: `Bearer ${secret}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${name} was refused: ${text}`);
        return (text && JSON.parse(text)) as Answer<Name>;
      },
      /** Seconds of processor time by process so far. Those of the database only where it is PostgreSQL on this machine. */
      async processorTimes(): Promise<ProcessorTimes> {
        // Of the whole server, because connections end in between.
        const postmaster = own.databaseUrl && (await postmasterOf(db));
        const seconds = {
          ...Object.fromEntries(
            Object.entries(services).map(([role, { pid }]) => [
              role,
              role === 'live' ? processorTimeOfAll(pid) : processorTime(pid),
            ]),
          ),
          nginx: processorTimeOfAll(nginx.pid),
          ...(postmaster && { database: processorTimeOfAll(postmaster) }),
          viewers: processorTime(process.pid),
        };
        return { at: Date.now(), seconds };
      },
      /** Waits until the mails of the reminders are sent, and answers what was sent. */
      async end(publishAt: number) {
        if (!own.databaseUrl) return undefined;
        const until = Date.now() + longestMailing;
        let reminders = await readReminders(db, publishAt);
        while (reminders.waiting > 0 && Date.now() < until) {
          await new Promise((resolve) => setTimeout(resolve, 500));
          reminders = await readReminders(db, publishAt);
        }
        return reminders;
      },
    };
  } catch (problem) {
    await close();
    throw problem;
  }
}
