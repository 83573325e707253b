// Slow: it runs nginx before the service, and waits until what nginx remembers of rights has ended.
// Proves: the sample of nginx stores the stream of a live event for all viewers, each with their own token, and for nobody else.
// Ground: deploy/nginx, server/src/live/stream, server/src/streaming.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../../../tools/test/free-port.mjs';
import {
  makeCertificate,
  nginxBuild,
  startSample,
  writeSample,
} from '../../../../tools/deploy/test-nginx.ts';
import { sql } from '../../platform/db/sql.ts';
import { aPerson } from '../../test-builders.ts';
import { anEvent, aWorker, patient, prepareLiveWork, service, stateOf } from '../test-live-work.ts';

prepareLiveWork();

test.skipIf(nginxBuild() === undefined)(
  'nginx asks once for all viewers of an event (it needs nginx and openssl)',
  { timeout: 180_000 },
  async ({ onTestFinished }) => {
    const directory = mkdtempSync(join(tmpdir(), 'tv-nginx-live-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    makeCertificate(directory);
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = service.app.server.address() as AddressInfo;
    const ports = { http: await freePort(), https: await freePort(), service: port };
    const file = writeSample({ folder: directory, files: join(directory, 'files'), ports, includes: [] });
    const nginx = await startSample(file, directory, `http://localhost:${ports.http}/`);
    const worker = await aWorker();
    onTestFinished(async () => {
      await worker.work.stop();
      await nginx.stop();
    });

    const event = await anEvent(1);
    const organizations = await service.db.query<{ id: string }>(sql`
      select organization_id as id from live_events where media_content_id = ${event.id}::uuid`);
    const second = await aPerson(service.db, { organizations: [organizations[0]!.id] });
    const tokenOf = async ({ subject }: typeof event.viewer) =>
      String((await service.call('GET /Users/Me', { as: subject })).body.mediaToken);
    const [manager, one, other] = [
      await tokenOf(event.manager),
      await tokenOf(event.viewer),
      await tokenOf(second),
    ];
    const stranger = await tokenOf((await anEvent(1)).viewer);
    const ask = async (name: string, jwt?: string) => {
      const query = jwt === undefined ? '' : `?jwt=${jwt}`;
      const answer = await fetch(
        `https://localhost:${ports.https}/api/media/${event.id}/live/${name}${query}`,
      );
      return { status: answer.status, text: await answer.text(), headers: answer.headers };
    };
    const statusesOf = (name: string, ...tokens: (string | undefined)[]) =>
      Promise.all(tokens.map(async (token) => (await ask(name, token)).status));
    /** What the cache did for the requests of a file, in the order of their lines. */
    const cacheOf = (name: string) =>
      readFileSync(join(directory, 'tv.log'), 'utf8')
        .split('\n')
        .filter((line) => line.includes(`/live/${name} `))
        .map((line) => line.split(' ').at(-2));

    await worker.send(event.key);
    worker.report('main');
    for (const number of [0, 1, 2]) worker.segment(number);
    await expect.poll(() => stateOf(event), patient).toBe('receiving');
    // Before the event is on air its manager alone sees it.
    expect(await statusesOf('master.m3u8', manager, one, undefined)).toEqual([200, 404, 404]);
    expect((await event.onAir()).status).toBe(200);
    await expect.poll(() => statusesOf('master.m3u8', one), patient).toEqual([200]);

    const lists = [];
    for (const token of [one, other, manager]) lists.push((await ask('video-360.m3u8', token)).text);
    for (const [index, token] of [one, other, manager].entries()) {
      expect(lists[index]).toContain(`-video-360-2.m4s?jwt=${token}\n`);
      expect(lists[index]!.replaceAll(token, other)).toBe(lists[1]);
    }
    const [, segment] = /\n(\S+-video-360-1\.m4s)/.exec(lists[0]!) ?? [];
    for (const token of [one, other])
      expect(await ask(segment!, token)).toMatchObject({ status: 200, text: 'segment 1' });
    await expect.poll(() => cacheOf(segment!)).toEqual(['MISS', 'HIT']);
    // A part of a segment that is stored.
    const part = await fetch(
      `https://localhost:${ports.https}/api/media/${event.id}/live/${segment}?jwt=${one}`,
      { headers: { range: 'bytes=0-6' } },
    );
    expect([part.status, await part.text()]).toEqual([206, 'segment']);

    // What is stored opens for nobody else.
    for (const name of [segment!, 'video-360.m3u8', 'master.m3u8'])
      expect(await statusesOf(name, stranger, undefined, 'public', 'wrong')).toEqual([404, 404, 404, 404]);
    expect((await ask('access', one)).status).toBe(204);
    expect((await fetch(`https://localhost:${ports.https}/tv-live-access?jwt=${one}`)).status).toBe(404);

    // Who leaves the organization gets nothing within half a minute, and the others go on.
    await service.db.query(sql`delete from memberships where person_id = ${event.viewer.id}::uuid`);
    service.setNow(new Date(service.now().getTime() + 11_000));
    await expect
      .poll(() => ask(segment!, one).then(({ status }) => status), { timeout: 30_000, interval: 500 })
      .toBe(404);
    expect((await ask(segment!, other)).status).toBe(200);
    expect(readFileSync(join(directory, 'tv.log'), 'utf8')).not.toMatch(/jwt|eyJ/);
  },
);
