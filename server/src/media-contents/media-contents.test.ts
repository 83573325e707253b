import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { writeCursor } from '../platform/db/list-order.ts';

let service: TestService;
let aurora: string;
let harbor: string;
let viewer: string;
const day = (number: number) => new Date(Date.UTC(2026, 1, number));

beforeAll(async () => {
  service = await startTestService();
  const { db } = service;
  aurora = await anOrganization(db, { name: 'Aurora' });
  harbor = await anOrganization(db, { name: 'Harbor' });
  ({ subject: viewer } = await aPerson(db, { organizations: [aurora] }));
});
afterAll(() => service.close());

const titles = (body: unknown) => (body as { title: string }[]).map((item) => item.title);
const listOf = (organizationId: string, query = {}) =>
  service.call('GET /Organizations/:organizationId/Publics/MediaContents', {
    params: { organizationId },
    query,
  });

describe('what each may see', () => {
  let organizationId: string;
  let member: string;
  beforeAll(async () => {
    const { db } = service;
    organizationId = await anOrganization(db);
    ({ subject: member } = await aPerson(db, { organizations: [organizationId] }));
    const soon = new Date('2026-03-05T09:00:00Z');
    const past = new Date(service.now().getTime() - 1);
    const items = {
      internal: {},
      open: { visibility: 2 },
      locked: { visibility: 2, passwordHash: 'x' },
      expired: { visibility: 2, expiresAt: past },
      expiring: { visibility: 2, expiresAt: soon },
      draft: { visibility: 2, status: 0 },
      deleted: { visibility: 2, status: 2 },
      review: { visibility: 2, status: 3 },
      upcoming: { visibility: 2, scheduledAt: soon },
      overdue: { visibility: 2, scheduledAt: past },
    } as const;
    for (const [title, given] of Object.entries(items))
      await aMediaContent(db, organizationId, { title, ...given });
  });

  it('lists what is published: to members everything, to visitors what is public and has not expired', async () => {
    const inside = await service.call('GET /MediaContents', { as: member, query: { sortBy: 'Title' } });
    expect(titles(inside.body)).toEqual(['expired', 'expiring', 'internal', 'locked', 'open']);
    const outside = await listOf(organizationId, { sortBy: 'Title' });
    expect(titles(outside.body)).toEqual(['expiring', 'locked', 'open']);
  });

  it('lists upcoming items apart, without anything that plays', async () => {
    for (const { body } of [
      await service.call('GET /MediaContents', { as: member, query: { showOnlyUpcoming: true } }),
      await listOf(organizationId, { showOnlyUpcoming: true }),
    ]) {
      expect(titles(body)).toEqual(['upcoming']);
      expect(body[0]).not.toHaveProperty('videoUrl');
      expect(body[0]).toHaveProperty('thumbnailUrl');
      expect(body[0]?.scheduledPublicationDate).toBe('2026-03-05T09:00:00.000Z');
    }
  });

  it('closes a locked item for visitors, and asks members for nothing', async () => {
    const [outside] = (await listOf(organizationId, { searchTerm: 'locked' })).body;
    expect(outside).toMatchObject({ isPasswordProtected: true, title: 'locked' });
    expect(outside).not.toHaveProperty('videoUrl');
    const id = outside!.id;
    const detail = await service.call('GET /MediaContents/Publics/:id', { params: { id } });
    expect(detail.body).not.toHaveProperty('videoUrl');
    expect(detail.body).not.toHaveProperty('seekPreviewsUrl');
    const inside = await service.call('GET /MediaContents/Published/:id', { as: member, params: { id } });
    expect(inside.body).toMatchObject({
      isPasswordProtected: true,
      videoUrl: `/api/media/${id}/1/master.m3u8`,
    });
    const memberOutside = await service.call('GET /MediaContents/Publics/:id', {
      as: member,
      params: { id },
    });
    expect(memberOutside.body).toHaveProperty('videoUrl');
  });

  it('says nothing of an organization without public media, or of none at all', async () => {
    const closed = await anOrganization(service.db, { hasPublicMedia: false });
    const id = await aMediaContent(service.db, closed, { visibility: 2 });
    expect((await listOf(closed)).status).toBe(404);
    expect((await listOf('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await service.call('GET /MediaContents/Publics/:id', { params: { id } })).status).toBe(404);
    expect((await listOf(await anOrganization(service.db))).body).toEqual([]);
  });
});

describe('one item', () => {
  const published = (as: string, id: string) =>
    service.call('GET /MediaContents/Published/:id', { as, params: { id } });

  it('carries everything its page shows', async () => {
    const { db } = service;
    const category = await aCategory(db, aurora, 'Safety');
    const id = await aMediaContent(db, aurora, {
      title: 'Briefing',
      description: 'Before work',
      speakers: ['Analyst'],
      tags: ['Wind', 'Sea'],
      visibility: 2,
      categories: [category],
      publishDate: day(3),
      package: {
        durationInSeconds: 93.5,
        chapters: [{ title: 'Start', startTime: 0, endTime: 10 }],
        audioTracks: [
          {
            playlist: 'audio-1.m3u8',
            name: 'English',
            kind: 1,
            languageCode: 'en',
            isDefault: true,
            channels: 2,
            bandwidth: 1,
            averageBandwidth: 1,
            codecs: 'mp4a.40.2',
            sizeInBytes: 1,
          },
        ],
      },
    });
    const { body, headers } = await published(viewer, id);
    expect(body).toEqual({
      id,
      createdDate: expect.any(String),
      modifiedDate: expect.any(String),
      title: 'Briefing',
      description: 'Before work',
      speakers: ['Analyst'],
      tags: ['Wind', 'Sea'],
      type: 1,
      durationInSeconds: 93.5,
      publishDate: '2026-02-03T00:00:00.000Z',
      thumbnailUrl: `/api/media/${id}/1/poster`,
      thumbnailPlaceholder: 'AAAA',
      thumbnailAspectRatio: 1.7778,
      videoUrl: `/api/media/${id}/1/master.m3u8`,
      seekPreviewsUrl: `/api/media/${id}/1/seek-previews.vtt`,
      isPasswordProtected: false,
      accessLevel: 2,
      organizationId: aurora,
      organization: { id: aurora, name: 'Aurora' },
      categories: [{ id: category, name: 'Safety' }],
      expirationOption: 0,
      notifyMe: false,
      audioTracks: [{ name: 'English', kind: 1, languageCode: 'en', isDefault: true }],
      chapters: [{ title: 'Start', startTime: 0, endTime: 10 }],
      mediaContentAddedToCurrentUserWatchlist: false,
      currentUserReacted: false,
      reactionsSummary: [0, 1, 2].map((reactionType) => ({ reactionType, total: 0 })),
    });
    expect(headers['cache-control']).toBe('private, no-store');
    const outside = await service.call('GET /MediaContents/Publics/:id', { params: { id } });
    expect(outside.headers['cache-control']).toBe('public, s-maxage=30');
    expect(outside.body).not.toHaveProperty('currentUserReacted');
  });

  it('tells members and provider admins which organization to enter, and nobody else anything', async () => {
    const { db } = service;
    const provider = await anOrganization(db, { isProvider: true });
    const both = await aPerson(db, { organizations: [aurora, harbor] });
    const admin = await aPerson(db, { organizations: [[provider, 'Admin']], subject: 't-admin' });
    const id = await aMediaContent(db, harbor);
    const draft = await aMediaContent(db, harbor, { status: 0 });
    for (const { subject } of [both, admin])
      expect((await published(subject, id)).body).toMatchObject({
        errorCode: 23,
        exceptionData: { organizationId: harbor },
      });
    expect((await published(viewer, id)).status).toBe(404);
    expect((await published(both.subject, draft)).status).toBe(404);
    const parts = await service.call('GET /MediaContents/:id/Subtitles', {
      as: both.subject,
      params: { id },
    });
    expect(parts).toMatchObject({ status: 400, body: { errorCode: 23 } });
  });
});

describe('lists', () => {
  let organizationId: string;
  let member: string;
  beforeAll(async () => {
    organizationId = await anOrganization(service.db);
    ({ subject: member } = await aPerson(service.db, { organizations: [organizationId] }));
    const category = await aCategory(service.db, organizationId, 'Podcasts');
    for (let number = 1; number <= 23; number++)
      await aMediaContent(service.db, organizationId, {
        title: `Number ${String(number).padStart(2, '0')}`,
        publishDate: day(Math.ceil(number / 2)),
        mediaType: number % 5 === 0 ? 0 : 1,
        visibility: 2,
        isFeatured: number === 7,
        isPublicFeatured: number === 8,
        categories: number > 20 ? [category] : [],
      });
  });
  const list = (query: object) => service.call('GET /MediaContents', { as: member, query: { ...query } });

  it('pages newest first, with totals, to beyond the end', async () => {
    const first = await list({ pageSize: 10 });
    expect(first.headers).toMatchObject({
      'x-pagination-index': '1',
      'x-pagination-size': '10',
      'x-pagination-total-pages': '3',
      'x-pagination-total-results': '23',
    });
    expect(titles(first.body)[0]).toBe('Number 23');
    const third = await list({ pageSize: 10, pageIndex: 3 });
    expect(third.body).toHaveLength(3);
    const beyond = await list({ pageSize: 10, pageIndex: 4 });
    expect(beyond.body).toEqual([]);
    expect(beyond.headers['x-pagination-total-results']).toBe('23');
  });

  it.each([{}, { sortBy: 'Title' }, { sortBy: 'Title', sortOrder: 'Desc' }, { sortOrder: 'asc' }])(
    'reaches every item once by cursors: %o',
    async (order) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ pageSize: 4, ...order, ...(cursor && { cursor }) });
        seen.push(...page.body.map(({ id }) => id));
        cursor = page.headers['x-pagination-next'] as string | undefined;
      } while (cursor && seen.length < 50);
      const whole = await list({ pageSize: 100, ...order });
      expect(seen).toEqual(whole.body.map(({ id }) => id));
      expect(seen).toHaveLength(23);
    },
  );

  it('filters', async () => {
    expect(titles((await list({ showOnlyFeatured: true })).body)).toEqual(['Number 07']);
    expect(titles((await list({ showOnlyPublicFeatured: true })).body)).toEqual(['Number 08']);
    expect(titles((await listOf(organizationId, { showOnlyPublicFeatured: true })).body)).toEqual([
      'Number 08',
    ]);
    expect((await list({ mediaType: 0 })).body).toHaveLength(4);
    const { body: categories } = await service.call('GET /Categories', { as: member });
    expect((await list({ categoryId: categories[0]!.id })).body).toHaveLength(3);
    expect((await list({ organizationId: harbor })).body).toEqual([]);
  });

  it.each(['2026-01-01 (x) Z', '0000-01-01T00:00:00.000000Z', '2026-02-31T00:00:00.000000Z', '2026-01-01'])(
    'refuses a cursor that nobody was given: %s',
    async (key) => {
      const { status, body } = await list({ cursor: writeCursor(key, organizationId) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ exceptionData: { field: 'cursor' } });
    },
  );

  it('names the field of a bad value', async () => {
    for (const [field, value] of [
      ['pageIndex', 0],
      ['pageSize', 101],
      ['mediaType', 7],
      ['sortBy', 'Nothing'],
      ['categoryId', 'x'],
      ['cursor', 'x'],
    ] as const) {
      const { status, body } = await list({ [field]: value });
      expect([status, (body as { exceptionData?: { field?: string } }).exceptionData?.field]).toEqual([
        400,
        field,
      ]);
    }
  });
});
