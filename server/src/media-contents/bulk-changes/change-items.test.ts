import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@tv/contract/media-contents/item-changes';
import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSubtitles } from '../../captions/insert-subtitles-db.ts';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let admin: { id: string; subject: string };
let manager: { id: string; subject: string };
let author: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService(new Date('2026-03-02T09:00:00Z'));
  own = await anOrganization(service.db);
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  author = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
});
afterAll(() => service.close());

const change = (ids: string[], given: ItemChange, as = admin.subject) =>
  service.call('POST /Management/MediaContents/Changes', { as, body: { ids, change: given } });
const read = async (id: string) =>
  (await service.call('GET /Management/MediaContents/:id', { as: admin.subject, params: { id } })).body;
/** Takes back what was done, each item by the undo that was answered for it. */
async function undo(outcomes: { id: string; undo?: ItemChange }[]) {
  for (const { id, undo: back } of outcomes) {
    expect(back).toBeDefined();
    expect((await change([id], back!)).body).toMatchObject([{ id, isDone: true }]);
  }
}

test('an edit of many is made for each, and its undo brings every item back', async () => {
  const { db } = service;
  const [talks, films, news] = [await aCategory(db, own), await aCategory(db, own), await aCategory(db, own)];
  const one = await aMediaContent(db, own, {
    categories: [talks],
    tags: ['Wind', 'sun'],
    playerSettings: { autoplay: true },
    createdBy: author.id,
  });
  const other = await aMediaContent(db, own, {
    categories: [films],
    tags: ['sea'],
    visibility: 2,
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    playerSettings: { allowDownload: true },
  });
  const before = [await read(one), await read(other)];
  const edit = {
    addCategoryIds: [films, news],
    removeCategoryIds: [talks],
    addTags: ['storm', 'WIND'],
    removeTags: ['Sun'],
    visibility: 2,
    isListed: false,
    managerId: manager.id,
    downloads: 'off' as const,
    expirationDate: '2026-09-01T00:00:00.000Z',
  };
  const { body } = await change([one, other], { action: 'edit', edit });
  expect(body).toEqual([
    {
      id: one,
      isDone: true,
      undo: {
        action: 'edit',
        edit: {
          addCategoryIds: [talks],
          removeCategoryIds: expect.toSatisfy(
            (ids: string[]) => ids.includes(films) && ids.length === 2,
          ) as [],
          addTags: ['sun'],
          removeTags: ['storm'],
          visibility: 1,
          isListed: true,
          managerId: author.id,
          downloads: 'inherited',
          expirationDate: '',
        },
      },
    },
    {
      id: other,
      isDone: true,
      undo: {
        action: 'edit',
        edit: {
          removeCategoryIds: [news],
          removeTags: ['storm', 'WIND'],
          isListed: true,
          managerId: '',
          downloads: 'allowed',
          expirationDate: '2027-01-01T00:00:00.000Z',
        },
      },
    },
  ]);
  expect(await read(one)).toMatchObject({
    tags: ['Wind', 'storm'],
    visibility: 2,
    isListed: false,
    manager: { id: manager.id },
    playerSettings: { autoplay: true, allowDownload: false },
    expirationDate: edit.expirationDate,
  });
  expect((await read(one)).categories.map(({ id }) => id).sort()).toEqual([films, news].sort());
  // Again: nothing is left to do, and nothing to take back.
  expect((await change([one, other], { action: 'edit', edit })).body).toEqual([
    { id: one, isDone: true },
    { id: other, isDone: true },
  ]);
  await undo(body);
  for (const item of before) {
    const { modifiedDate: _, tags, ...rest } = await read(item.id);
    const { modifiedDate: __, tags: formerTags, ...formerRest } = item;
    expect(rest).toEqual(formerRest);
    expect(tags.sort()).toEqual(formerTags.sort());
  }
});

test('what fails for one item is told of that item, and the others are changed', async () => {
  const { db } = service;
  const elsewhere = await aMediaContent(db, await anOrganization(db));
  const unknown = randomUUID();
  const mine = await aMediaContent(db, own, { status: ContentStatus.DRAFT, createdBy: author.id });
  const others = await aMediaContent(db, own, { status: ContentStatus.DRAFT });
  const reviewed = await aMediaContent(db, own, { status: ContentStatus.REVIEW, createdBy: author.id });
  const ids = [elsewhere, unknown, others, reviewed, mine, mine.toUpperCase()];
  const { status, body } = await change(ids, { action: 'publish' }, author.subject);
  expect(status).toBe(200);
  const missing = {
    ...{ status: 404, errorCode: 14, reason: 'request.notFound' },
    message: 'This media content does not exist, or is not for you.',
  };
  expect(body).toEqual([
    { id: elsewhere, isDone: false, problem: missing },
    { id: unknown, isDone: false, problem: missing },
    { id: others, isDone: false, problem: missing },
    {
      id: reviewed,
      isDone: false,
      problem: {
        status: 409,
        errorCode: 0,
        message: 'This item is under review: complete its review first.',
        reason: 'publication.inReview',
        exceptionData: { state: 'under review' },
      },
    },
    { id: mine, isDone: true, undo: { action: 'unpublish' } },
  ]);
  expect(await read(mine)).toMatchObject({ state: 'published' });
  expect(await read(others)).toMatchObject({ state: 'draft' });
});

test('publications, schedules and deletions can be taken back', async () => {
  const { db } = service;
  const [first, second] = ['2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'];
  const id = await aMediaContent(db, own, { status: ContentStatus.DRAFT });
  const step = async (given: ItemChange, expected: object) => {
    const { body } = await change([id], given);
    expect(await read(id), JSON.stringify(given)).toMatchObject(expected);
    return body;
  };
  let done = await step({ action: 'publish' }, { state: 'published' });
  await undo(done);
  expect(await read(id)).toMatchObject({ state: 'draft' });

  done = await step({ action: 'schedule', publishAt: first }, { scheduledPublicationDate: first });
  await undo(done);
  expect(await read(id)).toMatchObject({ state: 'draft' });

  await step({ action: 'schedule', publishAt: first }, { state: 'scheduled' });
  done = await step({ action: 'schedule', publishAt: second }, { scheduledPublicationDate: second });
  await undo(done);
  expect(await read(id)).toMatchObject({ scheduledPublicationDate: first });

  done = await step({ action: 'unpublish' }, { state: 'draft' });
  await undo(done);
  done = await step({ action: 'cancelSchedules' }, { state: 'draft' });
  await undo(done);
  expect(await read(id)).toMatchObject({ state: 'scheduled', scheduledPublicationDate: first });

  await step({ action: 'publish' }, { state: 'published' });
  done = await step({ action: 'schedule', unpublishAt: second }, { scheduledUnpublicationDate: second });
  await undo(done);
  expect(await read(id)).not.toHaveProperty('scheduledUnpublicationDate');

  done = await step({ action: 'unpublish' }, { state: 'draft' });
  await undo(done);
  expect(await read(id)).toMatchObject({ state: 'published' });

  // With an end that would be lost, nothing brings it back whole.
  await step({ action: 'schedule', unpublishAt: second }, { state: 'published' });
  expect((await change([id], { action: 'unpublish' })).body).toEqual([{ id, isDone: true }]);

  expect((await change([id], { action: 'submit', comment: 'Look.' })).body).toEqual([{ id, isDone: true }]);
  done = await step({ action: 'delete' }, { state: 'deleted' });
  await undo(done);
  done = await step({ action: 'restore' }, { state: 'draft' });
  expect(done).toEqual([{ id, isDone: true }]);
});

test('captions that are labelled with a wrong language get the right one, and search reads them in it', async () => {
  const { db } = service;
  const wrong = await aMediaContent(db, own);
  const both = await aMediaContent(db, own);
  const none = await aMediaContent(db, own);
  const cues = { startTimes: [0], endTimes: [2], texts: ['Die Windräder stehen still.'] };
  const given = {
    ...cues,
    kind: 0,
    format: 'VTT',
    isDefault: false,
    originalFile: 'x',
    vttFile: 'x',
  } as const;
  for (const id of [wrong, both])
    await insertSubtitles(db, id, { ...given, languageCode: 'en', languageName: 'English' });
  await insertSubtitles(db, both, { ...given, languageCode: 'de', languageName: 'German' });
  const labels = async (id: string) =>
    (
      await service.call('GET /Management/MediaContents/:id/Subtitles', {
        as: admin.subject,
        params: { id },
        query: {},
      })
    ).body.map(({ languageCode, languageName }) => `${languageCode} ${languageName}`);
  const words = () =>
    db.query<{ language: string }>(sql`
      select distinct language from search_words where organization_id = ${own}::uuid and word like 'windr%'`);
  await db.query(sql`delete from search_words where organization_id = ${own}::uuid`);

  const captions = { from: 'en', to: 'de' };
  const { body } = await change([wrong, both, none], { action: 'relabelCaptions', captions });
  expect(body).toEqual([
    { id: wrong, isDone: true, undo: { action: 'relabelCaptions', captions: { from: 'de', to: 'en' } } },
    {
      id: both,
      isDone: false,
      problem: {
        ...{ status: 409, errorCode: 0, message: 'This item already has captions in German.' },
        ...{ reason: 'captions.inLanguageAlready', exceptionData: { language: 'de' } },
      },
    },
    { id: none, isDone: true },
  ]);
  expect(await labels(wrong)).toEqual(['de German']);
  expect(await labels(both)).toEqual(['en English', 'de German']);
  expect(await words()).toEqual([{ language: 'german' }]);
  await undo(body.filter(({ id }) => id === wrong));
  expect(await labels(wrong)).toEqual(['en English']);
});

test.each([
  [{ action: 'relabelCaptions' }, 'change.captions'],
  [{ action: 'relabelCaptions', captions: { from: 'de', to: 'de' } }, 'change.captions.to'],
  [{ action: 'edit' }, 'change.edit'],
  [{ action: 'publish', edit: { isListed: true } }, 'change.edit'],
  [{ action: 'edit', edit: { expirationDate: '2026-01-01T00:00:00Z' } }, 'expirationDate'],
] as [ItemChange, string][])('%j is refused before anything is begun', async (given, field) => {
  const id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT });
  expect(await change([id], given)).toMatchObject({ status: 400, body: { exceptionData: { field } } });
  expect(await read(id)).toMatchObject({ state: 'draft' });
});

test('below admins, people delete what they manage by name only, and content managers give nothing away', async () => {
  const id = await aMediaContent(service.db, own, { createdBy: author.id });
  const deletion = await change([id], { action: 'delete' }, manager.subject);
  expect(deletion.body).toMatchObject([{ isDone: false, problem: { status: 403 } }]);
  for (const action of ['delete', 'restore'] as const)
    expect((await change([id], { action }, author.subject)).body).toMatchObject([{ id, isDone: true }]);
  const given = { action: 'edit', edit: { managerId: manager.id } } as const;
  expect((await change([id], given, author.subject)).status).toBe(403);
  const viewer = await aPerson(service.db, { organizations: [own] });
  const wrong = await change([id], { action: 'edit', edit: { managerId: viewer.id } });
  expect(wrong.body).toMatchObject([{ isDone: false, problem: { status: 400 } }]);
});

test('more categories or tags than an item may have are told of that item', async () => {
  const { db } = service;
  const categories: string[] = [];
  for (let count = 0; count < 11; count++) categories.push(await aCategory(db, own));
  const id = await aMediaContent(db, own, {
    categories: categories.slice(0, 10),
    tags: Array.from({ length: 30 }, (_, index) => `tag ${index}`),
  });
  for (const edit of [{ addCategoryIds: [categories[10]!] }, { addTags: ['one more'] }])
    expect((await change([id], { action: 'edit', edit })).body).toMatchObject([
      { id, isDone: false, problem: { status: 400 } },
    ]);
  const rows = await db.query(sql`select from audit_log where subject = ${id}`);
  expect(rows).toEqual([]);
});
