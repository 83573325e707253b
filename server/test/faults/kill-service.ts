import { setTimeout as wait } from 'node:timers/promises';
import { bytesType } from '@tv/contract/calls/byte-calls';
import { requestLine } from '@tv/contract/calls/request';
import { freePort } from '../../../tools/test/free-port.mjs';
import { ffmpegPath } from '../../src/ingest/test-sources.ts';
import { seededDraw } from '../../src/media-contents/search/judged/seeded-draw.ts';
import { ended, startProcess } from '../../src/test-process.ts';
import { aManager, aViewer, type Call } from './kill-clients.ts';
import { openLedger } from './kill-ledger.ts';
import { makeSetup, type Setup } from './kill-setups.ts';
import { compareRows } from './kill-rows.ts';
import { anUploader } from './kill-uploader.ts';
import { buildKillWorld } from './kill-world.ts';
import { startProvider } from '../isolation/start-with-provider.ts';

/** Milliseconds from the first write to the kill. */
const shortestLife = 200;
const longestLife = 2_000;
/** The share of kills that hit a service while it starts. */
const duringStart = 0.1;
/** Milliseconds. */
const longestAnswer = 20_000;

export type KillDrill = { setup: Setup; server?: string | undefined; kills: number; seed: string };

/**
 * Runs the whole service as a process, web and worker, while people write without pause. Kills its process group with SIGKILL at
 * random moments and starts it again. Compares what was acknowledged with what the service tells after each kill, and with
 * the rows and files at the end.
 */
export async function killService({ setup: kind, server, kills, seed }: KillDrill) {
  const draw = seededDraw(seed);
  const setup = await makeSetup(kind, server);
  const provider = await startProvider();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...setup.env,
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    FFMPEG_PATH: ffmpegPath,
    LOG_LEVEL: 'fatal',
  };
  const launch = () => startProcess({ env, ownGroup: true });
  const result = { kills: 0, duringStart: 0, acknowledged: 0, repeated: 0, slowestStart: 0 };
  const wrong: string[] = [];
  let service: ReturnType<typeof startProcess> | undefined;

  const start = async () => {
    const began = Date.now();
    service = launch();
    await service.ready;
    result.slowestStart = Math.max(result.slowestStart, Date.now() - began);
    return service;
  };
  const kill = async () => {
    process.kill(-service!.child.pid!, 'SIGKILL');
    await ended(service!.child);
    result.kills++;
  };

  try {
    const world = await setup.open((db) => buildKillWorld(db, provider.issuer));
    await start();
    const callAs = async (subject: string): Promise<Call> => {
      const token = await provider.sign(subject, { exp: Math.floor(Date.now() / 1000) + 24 * 3_600 });
      return (name, options) => ask(origin, token, name, options);
    };
    const uploaders = world.uploaders.map(anUploader);
    const clients = [
      ...world.viewers.map((subject) => aViewer(subject, world.watched, world.categories)),
      ...world.managers.map((subject, at) => aManager(subject, world.managed[at]!)),
      ...uploaders.map(({ client }) => client),
    ];
    const ledgers = await Promise.all(
      clients.map(async (client) =>
        openLedger(client, await callAs(client.subject), seededDraw(`${seed} ${client.subject}`)),
      ),
    );
    const compare = async (all: boolean) => {
      for (const ledger of ledgers) wrong.push(...(await ledger.compare(all)));
    };

    while (result.kills < kills) {
      let isKilled = false;
      const writing = Promise.all(ledgers.map((ledger) => ledger.write(() => isKilled)));
      // A write that is refused is told at once.
      await Promise.race([writing, wait(draw.whole(shortestLife, longestLife))]);
      isKilled = true;
      await kill();
      await writing;
      if (result.kills < kills && draw.chance(duringStart)) {
        service = launch();
        await wait(draw.whole(0, longestLife));
        await kill();
        result.duringStart++;
      }
      await start();
      await compare(false);
    }
    for (const ledger of ledgers) await ledger.settle();
    await compare(true);
    service!.child.kill('SIGTERM');
    const endedWith = await ended(service!.child);
    wrong.push(...(await setup.open((db) => compareRows(db, setup.files, { ...world, ledgers, uploaders }))));
    for (const { counted } of ledgers) {
      result.acknowledged += counted.acknowledged;
      result.repeated += counted.repeated;
    }
    return { ...result, endedWith, wrong, uploads: uploaders.reduce((sum, { ids }) => sum + ids.length, 0) };
  } finally {
    if (service && service.child.exitCode === null && service.child.signalCode === null) await kill();
    provider.server.closeAllConnections();
    provider.server.close();
    await setup.remove();
  }
}

async function ask(
  origin: string,
  token: string,
  name: Parameters<Call>[0],
  { body, headers, ...rest }: Parameters<Call>[1],
): ReturnType<Call> {
  const { method, path } = requestLine(name, rest as object);
  const isBytes = Buffer.isBuffer(body);
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': isBytes ? bytesType : 'application/json' }),
      ...headers,
    },
    ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(longestAnswer),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}
