import { bytesType } from '@tv/contract/calls/byte-calls';
import type { Database } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import { callAddress } from '@tv/server/platform/http/call-address';
import { createMediaContents } from '@tv/server/media-contents/create-db';
import { draws } from './draws.ts';
import type { Write } from './report/report.ts';
import { anItem } from './library/seed-items.ts';
import { someWords } from './library/words.ts';

const edits = 50;
const files = 3;
const cues = 10_000;
const imported = 2_550;
/** Numbers of items that no library has. */
const beyond = 90_000_000;

type Sender = { service: string; bearer: string; itemIds: readonly string[] };

/**
 * What writing costs, one write after the other, beside a bare statement that writes the same rows into a table that has a
 * primary key and nothing else.
 */
export async function measureWrites(db: Database, sender: Sender): Promise<Write[]> {
  const send = sending(sender);
  await db.execute(`
    drop table if exists bench_items; create table bench_items (like media_contents, primary key (id));
    drop table if exists bench_cues; create table bench_cues (like subtitle_cues)`);
  const edited = sender.itemIds.slice(0, edits);
  const captioned = sender.itemIds.slice(edits, edits + files);
  await db.query(sql`insert into bench_items select * from media_contents where id = any(${edited}::uuid[])`);
  return [
    await measureImport(db),
    {
      name: 'an edit of an item',
      ms: await median(edits, (turn) =>
        send('PATCH', callAddress('PATCH /Management/MediaContents/:id', { params: { id: edited[turn]! } }), {
          'content-type': 'application/json',
          body: JSON.stringify({ description: someWords(draws(turn), 20).join(' ') }),
        }),
      ),
      bareMs: await median(edits, (turn) =>
        db.query(
          sql`update bench_items set description = ${someWords(draws(turn), 20).join(' ')} where id = ${edited[turn]}`,
        ),
      ),
    },
    {
      name: 'a caption file of 10,000 cues',
      ms: await median(files, (turn) =>
        send(
          'PUT',
          callAddress('PUT /Management/MediaContents/:id/Subtitles/:languageCode', {
            params: { id: captioned[turn]!, languageCode: 'fr' },
          }),
          { 'content-type': bytesType, body: captionFile(turn) },
        ),
      ),
      bareMs: await median(files, (turn) =>
        db.query(sql`insert into bench_cues select q.* from subtitle_cues q join subtitles s on s.id = q.subtitle_id
          where q.media_content_id = ${captioned[turn]} and s.language_code = 'fr'`),
      ),
    },
  ];
}

/** Imports items in a transaction that is given up afterwards, so that the library stays as it is. */
async function measureImport(db: Database): Promise<Write> {
  const items = Array.from({ length: imported }, (_, index) => anItem(beyond + index).item);
  const ids = items.map(({ id }) => id);
  const figures = { ms: 0, bareMs: 0 };
  const enough = new Error('The import was measured.');
  await db
    .transaction(async (queries) => {
      figures.ms = await median(1, () => createMediaContents(queries, items));
      figures.bareMs = await median(1, () =>
        queries.query(
          sql`insert into bench_items select * from media_contents where id = any(${ids}::uuid[])`,
        ),
      );
      throw enough;
    })
    .catch((problem: unknown) => {
      if (problem !== enough) throw problem;
    });
  return { name: 'an import of 2,550 items', ...figures };
}

function captionFile(turn: number): string {
  const draw = draws(turn + 800_000_000);
  const at = (second: number) => new Date(second * 1_000).toISOString().slice(11, 23);
  const blocks = Array.from(
    { length: cues },
    (_, index) => `${at(index * 2)} --> ${at(index * 2 + 2)}\n${someWords(draw, 8).join(' ')}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** Sends a request that must succeed. */
const sending =
  ({ service, bearer }: Sender) =>
  async (method: string, path: string, { body, ...headers }: { body: string; 'content-type': string }) => {
    const answer = await fetch(service + path, {
      method,
      headers: { ...headers, authorization: bearer },
      body,
      signal: AbortSignal.timeout(120_000),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };

/** Milliseconds, the median of so many turns. */
async function median(turns: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now();
    await work(turn);
    times.push(performance.now() - began);
  }
  return Number(times.sort((one, other) => one - other)[Math.floor(turns / 2)]!.toPrecision(3));
}
