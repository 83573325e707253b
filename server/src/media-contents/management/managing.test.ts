import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContentStatus } from '@tv/contract/enumerations';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let house: Awaited<ReturnType<typeof aHouse>>;
beforeAll(async () => {
  service = await startTestService();
  house = await aHouse();
});
afterAll(() => service.close());

async function aHouse() {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const person = (role: 'Admin' | 'OrganizationManager' | 'ContentManager' | 'Viewer') =>
    aPerson(db, { organizations: [[organizationId, role]] });
  const [admin, manager, author, other, viewer] = [
    await person('Admin'),
    await person('OrganizationManager'),
    await person('ContentManager'),
    await person('ContentManager'),
    await person('Viewer'),
  ];
  const category = await aCategory(db, organizationId);
  await db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}, ${other.id})`,
  );
  const item = async (given: object = {}) => {
    const id = await aMediaContent(db, organizationId, { createdBy: author.id, visibility: 2, ...given });
    await service.files.write(`media/${id}/1/poster-640.jpg`, 'a picture');
    return id;
  };
  return { organizationId, category, admin, manager, author, other, viewer, item };
}

const detail = (id: string, as: string) =>
  service.call('GET /MediaContents/Published/:id', { as, params: { id } });

const states = [
  ContentStatus.DRAFT,
  ContentStatus.REVIEW,
  ContentStatus.REVIEW_APPROVED,
  ContentStatus.REVIEW_COMPLETED,
];

it('opens in every state to whoever manages or reviews the item, and to nobody else', async () => {
  for (const status of states) {
    const id = await house.item({ status, categories: [house.category], passwordHash: 'a hash' });
    for (const { subject } of [house.admin, house.manager, house.author, house.other]) {
      const { body } = await detail(id, subject);
      expect(body).toMatchObject({ id, status, videoUrl: `/api/media/${id}/1/master.m3u8` });
    }
    expect(await detail(id, house.viewer.subject)).toMatchObject({ status: 404, body: { errorCode: 14 } });
    const visitor = await service.call('GET /MediaContents/Publics/:id', {
      as: house.admin.subject,
      params: { id },
    });
    expect(visitor.status).toBe(404);
  }
});

it('opens nothing to a content manager whose item it is not', async () => {
  const id = await house.item({ status: ContentStatus.DRAFT });
  expect((await detail(id, house.author.subject)).status).toBe(200);
  expect((await detail(id, house.other.subject)).status).toBe(404);
});

it('tells the status to those who manage an item only', async () => {
  const id = await house.item();
  expect((await detail(id, house.manager.subject)).body.status).toBe(ContentStatus.PUBLISHED);
  expect((await detail(id, house.viewer.subject)).body).not.toHaveProperty('status');
  expect((await detail(id, house.manager.subject)).body.status).toBe(ContentStatus.PUBLISHED);
  const list = await service.call('GET /MediaContents', { as: house.manager.subject });
  expect(list.body.every((each) => !('status' in each))).toBe(true);
});

it('plays what is scheduled, for those who manage it', async () => {
  const id = await house.item({ scheduledAt: new Date('2100-01-01T00:00:00Z') });
  expect((await detail(id, house.author.subject)).body).toMatchObject({
    status: ContentStatus.SCHEDULED,
    videoUrl: expect.any(String) as string,
  });
  expect((await detail(id, house.viewer.subject)).body).not.toHaveProperty('videoUrl');
});

it('has nothing to play where only the picture of what is announced is there', async () => {
  const id = await house.item({
    scheduledAt: new Date('2100-01-01T00:00:00Z'),
    package: { durationInSeconds: 0 },
  });
  const { body } = await detail(id, house.author.subject);
  expect(body.status).toBe(ContentStatus.SCHEDULED);
  expect(body).not.toHaveProperty('videoUrl');
});

it('opens pictures, captions and downloads of a draft with the media token of a manager', async () => {
  const id = await house.item({
    status: ContentStatus.DRAFT,
    package: {
      renditions: [
        {
          name: '360p',
          width: 640,
          height: 360,
          playlist: 'video-360.m3u8',
          bandwidth: 1,
          sizeInBytes: 1,
        } as never,
      ],
    },
  });
  const picture = async (subject: string) => {
    const me = await service.call('GET /Users/Me', { as: subject });
    const answer = await service.call('GET /media/:id/:version/:file', {
      params: { id, version: '1', file: 'poster' },
      query: { jwt: me.body.mediaToken },
    });
    return answer.status;
  };
  expect(await picture(house.author.subject)).toBe(200);
  expect(await picture(house.viewer.subject)).toBe(404);
  for (const name of [
    'GET /MediaContents/:id/Subtitles',
    'GET /MediaContents/:id/Attachments',
    'GET /MediaContents/DownloadLinks/:id/Viewers',
    'GET /MediaContents/:id/MediaPlayerSettings/Resolved',
  ] as const) {
    expect((await service.call(name, { as: house.author.subject, params: { id } })).status).toBe(200);
    expect((await service.call(name, { as: house.viewer.subject, params: { id } })).status).toBe(404);
  }
});

it('lends the address of a download to the draft for which it was asked', async () => {
  const id = await house.item({
    status: ContentStatus.DRAFT,
    mediaType: 0,
    package: {
      audioTracks: [
        { name: 'Sound', kind: 1, isDefault: true, playlist: 'audio-1.m3u8', sizeInBytes: 5 } as never,
      ],
    },
  });
  await service.files.write(`media/${id}/1/audio-1.mp4`, 'sound');
  const links = await service.call('GET /MediaContents/DownloadLinks/:id/Viewers', {
    as: house.author.subject,
    params: { id },
  });
  const answer = await service.app.inject({ url: links.body[0]!.url });
  expect([answer.statusCode, answer.body]).toEqual([200, 'sound']);
});

it('counts no views of a draft, and takes no likes', async () => {
  const id = await house.item({ status: ContentStatus.DRAFT });
  const as = house.author.subject;
  const visit = await service.call('POST /MediaContents/:id/Visitors', { as, params: { id } });
  const watched = await service.call('POST /WatchedTimestamps', {
    as,
    body: { mediaContentId: id, position: 1, ranges: [[0, 1]] },
  });
  const like = await service.call('POST /Reactions', { as, body: { mediaContentId: id, reactionType: 0 } });
  expect([visit.status, watched.status, like.status]).toEqual([404, 404, 404]);
});

it('ends with the role', async () => {
  const person = await aPerson(service.db, {
    organizations: [[house.organizationId, 'OrganizationManager']],
  });
  const id = await house.item({ status: ContentStatus.DRAFT });
  expect((await detail(id, person.subject)).status).toBe(200);
  await service.db.query(sql`update memberships set role = 'Viewer' where person_id = ${person.id}`);
  expect((await detail(id, person.subject)).status).toBe(404);
});
