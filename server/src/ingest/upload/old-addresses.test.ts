import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { anOrganization, aPerson } from '../../test-builders.ts';
import { startUploads } from './test-uploads.ts';

let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  // Nothing is processed here; any program that exists will do.
  uploads = await startUploads(process.execPath);
  const own = await anOrganization(uploads.db);
  await aPerson(uploads.db, { organizations: [[own, 'ContentManager']], subject: 'content' });
});
afterAll(() => uploads.close());

const announce = (idempotencyKey: string, oldAddresses: string[]) =>
  uploads.ask('POST', 'Uploads', {
    json: { fileName: 'film.mp4', sizeInBytes: 1, idempotencyKey, oldAddresses },
    as: 'content',
  });
const complete = async (id: string) => {
  await uploads.ask('PATCH', `Uploads/${id}`, { bytes: 'x', offset: 0, as: 'content' });
  return (await uploads.ask('POST', `Uploads/${id}/Completions`, { as: 'content' })).status;
};
const stored = async (id: string) => {
  const rows = await uploads.db.query<{ address: string }>(
    sql`select address from old_addresses where media_content_id = ${id} order by address`,
  );
  return rows.map(({ address }) => address);
};

it('an item has the old addresses that its upload says; one of another item is refused beforehand', async () => {
  const given = ['https://old.example/1', 'https://Old.example/2#start'];
  const { body } = await announce('the first film', given);
  expect([await complete(body.id), await complete(body.id)]).toEqual([201, 201]);
  expect(await stored(body.id)).toEqual(['https://old.example/1', 'https://old.example/2']);
  for (const wrong of ['http://old.example/1', 'ftp://old.example/3']) {
    const refused = await announce('another film', ['https://old.example/3', wrong]);
    expect([refused.status, refused.body.exceptionData.field]).toEqual([400, 'oldAddresses']);
  }
  expect(await uploads.db.query(sql`select from uploads`)).toHaveLength(1);
  // They are its own by now.
  expect((await announce('the first film', given)).body).toMatchObject({ id: body.id, isCompleted: true });
});

it('an address that another item got while the file was sent stays there', async () => {
  const address = 'https://old.example/race';
  const [first, second] = [
    await announce('a slow film', [address]),
    await announce('a quick film', [address]),
  ];
  expect([await complete(second.body.id), await complete(first.body.id)]).toEqual([201, 201]);
  expect([await stored(first.body.id), await stored(second.body.id)]).toEqual([[], [address]]);
});
