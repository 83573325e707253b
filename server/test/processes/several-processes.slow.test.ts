// Slow: it starts two web processes, a worker, nginx and a standby.
// Proves: people see their own writes, and visitors what is published, by way of replicas.
// Ground: server/src/main.ts, server/src/worker.ts, server/src/platform/db, server/src/platform/queue, deploy/nginx-balancer.conf.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, CallName } from '@tv/contract/calls/api';
import { ReactionType } from '@tv/contract/enumerations';
import { requestLine } from '@tv/contract/calls/request';
import { Browser } from '@tv/identity/testing/browser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AURORA } from '../../../demo/organizations.ts';
import { DEMO_PASSWORD } from '../../../demo/people.ts';
import { freePort } from '../../../tools/test/free-port.mjs';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath } from '../../src/ingest/test-sources.ts';
import { ended, killProcesses, startProcess } from '../../src/test-process.ts';
import { postgresPrograms, type Replication, startReplication } from '../../src/test-replication.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const isPossible = postgresPrograms !== undefined && hasNginx && isFfmpegInstalled(ffmpegPath);

/** How often each answer is asked for: both processes answer it, each at least twice. */
const times = 4;

describe.skipIf(!isPossible)(
  'two web processes and a worker (they need PostgreSQL, nginx and ffmpeg)',
  () => {
    const folder = isPossible ? mkdtempSync(join(tmpdir(), 'tv-several-')) : '';
    const nginx: ChildProcess[] = [];
    let servers: Replication;
    let address: string;
    let webs: { port: number; started: ReturnType<typeof startProcess> }[];
    const tokens: Record<string, string> = {};
    const answeredBy = new Set<string>();

    beforeAll(async () => {
      servers = await startReplication(postgresPrograms!);
      const front = await freePort();
      address = `http://localhost:${front}`;
      const env = {
        DATABASE_URL: servers.primaryUrl,
        DATABASE_REPLICA_URLS: servers.replicaUrl,
        DATA_DIR: join(folder, 'data'),
        PUBLIC_URL: address,
        TRUSTED_PROXIES: 'loopback',
        FFMPEG_PATH: ffmpegPath,
      };
      const start = async (role: string) => {
        const port = await freePort();
        return {
          port,
          started: startProcess({ args: ['--role', role], env: { ...env, PORT: String(port) } }),
        };
      };
      // At the same time, on an empty database.
      webs = [await start('web'), await start('web')];
      const worker = await start('worker');
      await Promise.all([...webs, worker].map(({ started }) => started.ready));
      await startNginx(
        front,
        webs.map(({ port }) => port),
      );
      await vi.waitFor(async () => expect((await replicaUse()).used).toEqual([1, 1]), { timeout: 15_000 });
      for (const who of ['viewer', 'manager'])
        tokens[who] = (
          await new Browser(address).signIn(`${who}@aurora.example`, DEMO_PASSWORD)
        ).access_token;
    });

    afterAll(async () => {
      for (const child of nginx) {
        child.kill('SIGTERM');
        await ended(child);
      }
      await killProcesses();
      await servers?.end();
      rmSync(folder, { recursive: true, force: true });
    });

    async function startNginx(front: number, ports: number[]) {
      const file = join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${join(folder, kind)};`,
      );
      writeFileSync(
        file,
        `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'nginx.pid')};
      events {}
      http {
        access_log off; ${temporary.join(' ')}
        upstream portal { ${ports.map((port) => `server 127.0.0.1:${port};`).join(' ')} }
        server {
          listen 127.0.0.1:${front};
          location / {
            proxy_pass http://portal;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            add_header x-answered-by $upstream_addr always;
          }
        }
      }`,
      );
      nginx.push(
        spawn('nginx', ['-e', join(folder, 'nginx.log'), '-p', folder, '-c', file], { stdio: 'ignore' }),
      );
      await vi.waitFor(async () => expect((await fetch(`${address}/health/ready`)).status).toBe(200));
    }

    /** Makes a call through nginx. Fails on a status of 500 and more. */
    async function call<Name extends CallName>(
      name: Name,
      { as, body, ...options }: { as?: string; params?: object; query?: object; body?: object } = {},
    ) {
      const { method, path } = requestLine(name, options as object);
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${as ? tokens[as] : 'public'}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      answeredBy.add(answer.headers.get('x-answered-by') ?? '');
      const text = await answer.text();
      expect(answer.status, `${name}: ${text}`).toBeLessThan(500);
      return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Answer<Name> };
    }

    /** What several requests in a row are answered, the same answers once. */
    async function each<Found>(ask: () => Promise<Found>): Promise<Found[]> {
      const found = new Map<string, Found>();
      for (let time = 0; time < times; time++) {
        const one = await ask();
        found.set(JSON.stringify(one), one);
      }
      return [...found.values()];
    }

    const detail = async (id: string) =>
      (await call('GET /MediaContents/Published/:id', { as: 'viewer', params: { id } })).body;
    const playlist = async () =>
      (await call('GET /WatchlistContents', { as: 'viewer', query: { pageSize: 50 } })).body.map(
        ({ mediaContentId }) => mediaContentId,
      );
    const history = async () => (await call('GET /WatchedTimestamps', { as: 'viewer' })).body;
    const asVisitor = (id: string) => call('GET /MediaContents/Publics/:id', { params: { id } });
    const isListed = async (id: string, as?: string) => {
      const listed = as
        ? await call('GET /MediaContents', { as, query: { pageSize: 50 } })
        : await call('GET /Organizations/:organizationId/Publics/MediaContents', {
            params: { organizationId: AURORA },
            query: { pageSize: 50 },
          });
      return listed.body.some((item) => item.id === id);
    };
    const publicItem = async () => {
      const { body } = await call('GET /Organizations/:organizationId/Publics/MediaContents', {
        params: { organizationId: AURORA },
      });
      return body[0]!.id;
    };

    /** What `/metrics` of both web processes says of the replica. */
    async function replicaUse() {
      const texts = await Promise.all(
        webs.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
      );
      const values = (name: string) =>
        texts.map((text) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1] ?? 0));
      return {
        used: values('tv_replica_is_used'),
        reads: values('tv_replica_reads_total'),
        onPrimary: values('tv_replica_requests_on_primary_total'),
      };
    }

    /** Likes, saves and watches an item, and reads each from every process before the next. */
    async function useAndSee(id: string, round: number) {
      const reactionType = [ReactionType.LIKE, ReactionType.LOVE, ReactionType.CELEBRATE][round % 3]!;
      await call('POST /Reactions', { as: 'viewer', body: { mediaContentId: id, reactionType } });
      expect((await each(() => detail(id))).map((item) => item.currentUserReaction)).toEqual([reactionType]);

      await call('POST /WatchlistContents', { as: 'viewer', body: { mediaContentId: id } });
      expect((await each(playlist)).map((ids) => ids.includes(id))).toEqual([true]);
      await call('DELETE /WatchlistContents', { as: 'viewer', query: { mediaContentId: id } });
      expect((await each(playlist)).map((ids) => ids.includes(id))).toEqual([false]);

      const position = round + 1;
      await call('POST /WatchedTimestamps', {
        as: 'viewer',
        body: { mediaContentId: id, position, ranges: [[0, position]] },
      });
      expect((await each(() => detail(id))).map((item) => item.currentUserWatch?.position)).toEqual([
        position,
      ]);
      expect((await each(history)).map(([latest]) => latest?.mediaContentId)).toEqual([id]);
    }

    test('a person sees their own writes at every request, and replicas answer', async () => {
      const before = await replicaUse();
      const id = await publicItem();
      for (let round = 0; round < 3; round++) await useAndSee(id, round);
      expect(answeredBy.size).toBe(2);
      await vi.waitFor(async () => {
        await each(() => isListed(id));
        const after = await replicaUse();
        for (const index of [0, 1]) expect(after.reads[index]).toBeGreaterThan(before.reads[index]!);
      });
    });

    test('so they do while the replica shows nothing new, which visitors still read', async () => {
      const id = await publicItem();
      const titles = async (as?: string) => {
        const found = as ? await detail(id) : (await asVisitor(id)).body;
        return found.title;
      };
      const [old] = await each(() => titles());
      await servers.pause();
      try {
        await call('PATCH /Management/MediaContents/:id', {
          as: 'manager',
          params: { id },
          body: { title: 'Changed' },
        });
        const found = await call('GET /MediaContents/Published/:id', { as: 'manager', params: { id } });
        expect(found.body.title).toBe('Changed');
        // The replica answers visitors as long as it is not too far behind.
        expect(await each(() => titles())).toEqual([old]);
        for (let round = 0; round < 2; round++) await useAndSee(id, round);
        await vi.waitFor(async () => expect((await replicaUse()).used).toEqual([0, 0]), { timeout: 10_000 });
        expect(await each(() => titles())).toEqual(['Changed']);
      } finally {
        await servers.resume();
      }
      await vi.waitFor(async () => expect((await replicaUse()).used).toEqual([1, 1]), { timeout: 10_000 });
      expect(await each(() => titles())).toEqual(['Changed']);
    });

    test('what is published is there for its manager at once, at its address for everybody, and in lists once replayed', async () => {
      const id = await publicItem();
      const asManager = { as: 'manager', params: { id } };
      await call('DELETE /Management/MediaContents/:id/Publications', asManager);
      expect(await each(() => isListed(id, 'manager'))).toEqual([false]);
      await vi.waitFor(async () => expect((await asVisitor(id)).status).toBe(404));
      await servers.pause();
      try {
        await call('POST /Management/MediaContents/:id/Publications', asManager);
        expect(await each(() => isListed(id, 'manager'))).toEqual([true]);
        expect((await each(() => asVisitor(id))).map(({ status }) => status)).toEqual([200]);
      } finally {
        await servers.resume();
      }
      await vi.waitFor(async () => expect(await each(() => isListed(id))).toEqual([true]), {
        timeout: 10_000,
      });
    });

    test('what the worker publishes appears for visitors', async () => {
      const id = await publicItem();
      const asManager = { as: 'manager', params: { id } };
      await call('DELETE /Management/MediaContents/:id/Publications', asManager);
      const publishAt = new Date(Date.now() + 3_000).toISOString();
      await call('PUT /Management/MediaContents/:id/Schedules', { ...asManager, body: { publishAt } });
      const videoUrl = async () => (await asVisitor(id)).body.videoUrl;
      await vi.waitFor(async () => expect(await each(videoUrl)).toEqual([undefined]));
      await vi.waitFor(
        async () => {
          expect(await videoUrl()).toContain('/media/');
          expect(await each(() => isListed(id))).toEqual([true]);
        },
        { timeout: 30_000, interval: 300 },
      );
    });

    test('without the replica all goes on, and nobody gets an error', async () => {
      await servers.endStandby();
      const id = await publicItem();
      await useAndSee(id, 1);
      expect((await asVisitor(id)).status).toBe(200);
      expect((await replicaUse()).used).toEqual([0, 0]);
      for (const { started } of webs) {
        expect(started.output()).toContain('is left out');
        expect(started.output()).not.toContain('a request failed');
      }
    });
  },
);
