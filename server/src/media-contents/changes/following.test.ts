// On both databases, but in `npm run test:all` alone: positions of changes are numbers of transactions.
import { randomUUID } from 'node:crypto';
import { ContentStatus, ReviewAction } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aGroup, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { fireDueSchedules } from '../lifecycle/fire-due-schedules.ts';
import { settled } from './test-settled.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

const operations = 220;

/** A catalogue that holds what it was told, and nothing else. */
class Follower {
  readonly items = new Map<string, ManagedMediaContent>();
  readonly as: string;
  restarts = 0;
  #next: string | undefined;
  constructor(as: string) {
    this.as = as;
  }
  async follow(): Promise<void> {
    await settled(service.db);
    for (;;) {
      const query = { pageSize: 7, ...(this.#next !== undefined && { after: this.#next }) };
      const { status, body } = await service.call('GET /Management/Changes', { as: this.as, query });
      if (status === 410) {
        this.restarts++;
        this.#next = undefined;
        this.items.clear();
        continue;
      }
      expect(status).toBe(200);
      for (const { kind, id, mediaContent } of body.changes)
        if (kind === 'changed') this.items.set(id, mediaContent!);
        else this.items.delete(id);
      this.#next = body.next;
      if (!body.hasMore) return;
    }
  }
}

/** All but what is counted of an item all the time, and what may be done with it at this instant. */
const lasting = (item: ManagedMediaContent) => ({
  ...item,
  viewCount: 0,
  completion: 0,
  permitted: [],
});

async function listOf(as: string): Promise<Map<string, ManagedMediaContent>> {
  const items = new Map<string, ManagedMediaContent>();
  for (let pageIndex = 1; ; pageIndex++) {
    const { body } = await service.call('GET /Management/MediaContents', {
      as,
      query: { pageIndex, pageSize: 100 },
    });
    for (const item of body) items.set(item.id, item);
    if (body.length < 100) return items;
  }
}

/** Numbers that look random and are the same in each run. */
function numbersOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

it('followers of changes hold what the lists hold, after any operation', async () => {
  const { db } = service;
  const numberBelow = numbersOf(7);
  const one = <T>(of: readonly T[]): T => of[numberBelow(of.length)]!;
  const organizations = [await anOrganization(db), await anOrganization(db)];
  const [first, second] = organizations as [string, string];
  const categories = [await aCategory(db, first), await aCategory(db, first), await aCategory(db, first)];
  const categoriesOf = (organization: string) => (organization === first ? categories : []);
  const manager = await aPerson(db, { organizations: [[first, 'OrganizationManager']] });
  const editor = await aPerson(db, { organizations: [[first, 'ContentManager']] });
  await db.query(
    sql`insert into category_managers (category_id, person_id) values (${categories[0]}, ${editor.id})`,
  );
  const reviewer = await aPerson(db, { organizations: [first], rights: { mayReview: true } });
  const other = await aPerson(db, { organizations: [[second, 'OrganizationManager']] });
  const reader = await aPerson(db, { organizations: [first] });
  const group = await aGroup(db, first);
  const followers = [manager, editor, reviewer, other].map(({ subject }) => new Follower(subject));
  // Who may do everything, also delete.
  const admins = [
    await aPerson(db, { organizations: [[first, 'Admin']] }),
    await aPerson(db, { organizations: [[second, 'Admin']] }),
  ];
  const managerOf = (organization: string) => admins[organizations.indexOf(organization)]!.subject;
  let current = '';
  const [tried, succeeded] = [new Set<string>(), new Set<string>()];
  const call = (async (name, options) => {
    const answer = await service.call(name, options);
    tried.add(current);
    if (answer.status < 300) succeeded.add(current);
    return answer;
  }) as TestService['call'];
  const items: { id: string; organization: string }[] = [];
  const item = (as: string, params: { id: string }) => ({ as, params });

  const create = async () => {
    const organization = one(organizations);
    const id = await aMediaContent(db, organization, {
      title: `Item ${items.length}`,
      status: one([ContentStatus.DRAFT, ContentStatus.PUBLISHED]),
      categories: categoriesOf(organization).filter(() => numberBelow(2) === 0),
    });
    items.push({ id, organization });
  };
  const edit = (body: (organization: string) => object) => async () => {
    const { id, organization } = one(items);
    await call('PATCH /Management/MediaContents/:id', {
      ...item(managerOf(organization), { id }),
      body: body(organization) as Record<string, unknown>,
    });
  };
  const withItem = (act: (id: string, as: string) => Promise<unknown>) => async (): Promise<void> => {
    const { id, organization } = one(items);
    await act(id, managerOf(organization));
  };
  const people = [manager.id, editor.id, ''];
  const kinds: Record<string, () => Promise<void>> = {
    create,
    title: edit(() => ({ title: `Title ${numberBelow(1000)}`, tags: [`t${numberBelow(9)}`] })),
    categories: edit((organization) => ({
      categoryIds: categoriesOf(organization).filter(() => numberBelow(2) === 0),
    })),
    audience: edit((organization) =>
      organization === first
        ? {
            visibility: 1,
            audience: one([
              { kind: 'everybody' },
              { kind: 'chosen', groupIds: [group], personIds: [reader.id] },
            ]),
          }
        : { visibility: 2 },
    ),
    manager: edit((organization) =>
      organization === first ? { managerId: one(people) } : { isFeatured: true },
    ),
    chapters: edit(() => ({
      chapters: [
        { title: 'One', startTime: 0 },
        { title: 'Two', startTime: 1 + numberBelow(50) },
      ],
    })),
    password: edit(() => ({
      visibility: 2,
      audience: { kind: 'everybody' },
      password: one(['', 'open sesame 1']),
    })),
    publish: withItem((id, as) => call('POST /Management/MediaContents/:id/Publications', item(as, { id }))),
    unpublish: withItem((id, as) =>
      call('DELETE /Management/MediaContents/:id/Publications', item(as, { id })),
    ),
    schedule: withItem((id, as) =>
      call('PUT /Management/MediaContents/:id/Schedules', {
        ...item(as, { id }),
        body: {
          publishAt: new Date(service.now().getTime() + 3_600_000).toISOString(),
          unpublishAt: new Date(service.now().getTime() + 7_200_000).toISOString(),
        },
      }),
    ),
    cancel: withItem((id, as) => call('DELETE /Management/MediaContents/:id/Schedules', item(as, { id }))),
    async time() {
      service.setNow(new Date(service.now().getTime() + 3_700_000));
      await fireDueSchedules({ db, clock: service.now, log: { info() {}, warn() {}, error() {} } as never });
    },
    delete: withItem((id, as) => call('DELETE /Management/MediaContents/:id', item(as, { id }))),
    restore: withItem((id, as) => call('POST /Management/MediaContents/:id/Restorations', item(as, { id }))),
    purge: withItem((id) =>
      db.query(sql`delete from media_contents where id = ${id} and status = ${ContentStatus.DELETED}`),
    ),
    submit: withItem((id, as) =>
      call('POST /Management/MediaContents/:id/Reviews', { ...item(as, { id }), body: {} }),
    ),
    review: withItem((id, as) =>
      call('POST /Management/MediaContents/:id/Reviews/Actions', {
        ...item(as, { id }),
        body: {
          action: one([
            ReviewAction.RequestChanges,
            ReviewAction.Approve,
            ReviewAction.Complete,
            ReviewAction.Discard,
          ]),
          comment: 'so',
        },
      }),
    ),
    captions: withItem((id) =>
      db.query(sql`
        insert into subtitles (id, media_content_id, language_code, language_name, kind, format, is_default, original_file, vtt_file)
        select ${randomUUID()}, id, ${one(['en', 'de', 'fr'])}, 'L', 0, 'VTT', false, 'a', 'b' from media_contents where id = ${id}
        on conflict do nothing`),
    ),
    noCaptions: withItem((id) => db.query(sql`delete from subtitles where media_content_id = ${id}`)),
    views: withItem((id) =>
      db.query(sql`update media_contents set counted_views = counted_views + 1 where id = ${id}`),
    ),
    async renameCategory() {
      await db.query(
        sql`update categories set name = ${`Category ${numberBelow(100_000)}`} where id = ${one(categories)}`,
      );
    },
    async renamePerson() {
      await db.query(
        sql`update people set first_name = ${`N${numberBelow(999)}`} where id = ${one([manager.id, editor.id])}`,
      );
    },
    async renameReader() {
      await db.query(
        sql`update people set email = ${`r${numberBelow(999)}@own.example`} where id = ${reader.id}`,
      );
    },
    async renameGroup() {
      await db.query(sql`update groups set name = ${`G ${numberBelow(9999)}`} where id = ${group}`);
    },
    async renameOrganization() {
      await db.query(
        sql`update organizations set name = ${`O ${numberBelow(99_999)}`} where id = ${one(organizations)}`,
      );
    },
    async member() {
      const gone = await db.query(
        sql`delete from memberships where person_id = ${reader.id} returning person_id`,
      );
      if (gone.length === 0)
        await db.query(sql`
          insert into memberships (person_id, organization_id, role, status) values (${reader.id}, ${first}, 'Viewer', 0)`);
    },
    async review2() {
      await db.query(sql`update organizations set asks_review = not asks_review where id = ${first}`);
    },
  };

  for (let count = 0; count < 12; count++) await create();
  const names = Object.keys(kinds);
  let counted = 0;
  const done: string[] = [];
  for (let count = 0; count < operations; count++) {
    const name = count < names.length ? names[count]! : one(names);
    current = name;
    await kinds[name]!();
    done.push(name);
    // Sometimes a follower finds the traces of several operations.
    if (numberBelow(4) > 0 && count < operations - 1) continue;
    for (const follower of followers) {
      await follower.follow();
      const held = [...follower.items.values()].map(lasting).sort((a, b) => a.id.localeCompare(b.id));
      const listed = [...(await listOf(follower.as)).values()]
        .map(lasting)
        .sort((a, b) => a.id.localeCompare(b.id));
      expect({ after: done.slice(-5), held }).toEqual({ after: done.slice(-5), held: listed });
      counted += held.length;
    }
  }
  expect(counted).toBeGreaterThan(500);
  expect([...tried].filter((name) => !succeeded.has(name))).toEqual([]);
  expect(followers.map(({ restarts }) => restarts)).toEqual([0, 0, 0, 0]);

  // A category that is gone takes its items from whom it was assigned to, who start over.
  await db.query(sql`delete from categories where id = ${categories[0]}`);
  for (const follower of followers) {
    await follower.follow();
    expect([...follower.items.keys()].sort()).toEqual([...(await listOf(follower.as)).keys()].sort());
  }
  expect(followers.map(({ restarts }) => restarts)).toEqual([0, 1, 0, 0]);
}, 120_000);
