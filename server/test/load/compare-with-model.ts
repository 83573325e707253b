import { ContentStatus, WatchStatus } from '@tv/contract/enumerations';
import { reactionNames, reactionTotals } from '@tv/contract/playback/reactions';
import { rawSql, sql } from '../../src/platform/db/sql.ts';
import { isFor, type MixedWorld, type ModelItem, type ModelPerson } from './mixed-world.ts';

type Counts = { id: string; status: number; reactions: number[]; visits: number };
type Doing = { person_id: string; media_content_id: string; state: number; position?: number };

const { PUBLISHED, SCHEDULED } = ContentStatus;

/** Compares the answers and the stored rows of the service with the model. Calls run one after the other, on a service at rest. */
export async function compareWithModel(world: MixedWorld): Promise<{ real: unknown; model: unknown }> {
  const { service, organizationId, categories, items, people } = world;
  const { db } = service;
  const itemId = (index: number) => items[index]!.id;
  const sorted = (lines: string[]) => lines.sort((one, other) => (one < other ? -1 : 1));
  const doings = (rows: Doing[]) =>
    sorted(rows.map((row) => `${row.person_id} ${row.media_content_id} ${row.state} ${row.position ?? ''}`));
  const modelled = (of: (person: (typeof people)[number]) => [item: number, state: string][]) =>
    sorted(
      people.flatMap((person) => of(person).map(([item, state]) => `${person.id} ${itemId(item)} ${state}`)),
    );

  const counts = await db.query<Counts>(sql`
    select id, status, array[${rawSql(reactionNames.map((name) => reactionTotals[name]).join())}] as reactions, visitor_count as visits
    from media_contents where organization_id = ${organizationId} order by id`);
  const reactions = await db.query<Doing>(
    sql`select person_id, media_content_id, reaction_type as state from reactions`,
  );
  const saved = await db.query<Doing>(
    sql`select person_id, media_content_id, watch_status as state from playlist_items`,
  );
  const progress = await db.query<Doing>(
    sql`select person_id, media_content_id, watch_status as state, position from watch_progress`,
  );
  const reminders = await db.query<Doing & { status: number; mail_due: string | null }>(sql`
    select r.person_id, r.media_content_id, 0 as state, r.mail_due, mc.status
    from reminders r join media_contents mc on mc.id = r.media_content_id`);
  const isMoved = ({ media_content_id: id }: Doing) => items.find((item) => item.id === id)!.isMoved;

  const own = [];
  for (const { subject: as } of people) {
    const overview = (await service.call('GET /WatchlistContents/Overview', { as })).body;
    const listed = (await service.call('GET /Categories', { as })).body;
    const list = await service.call('GET /MediaContents', { as, query: { pageSize: 100 } });
    own.push({
      overview,
      // Who may see an item with an audience, and its share of every count.
      list: sorted(list.body.map(({ id }) => id)),
      total: Number(list.headers['x-pagination-total-results']),
      categories: sorted(listed.map((each) => `${each.id} ${each.isFollowed} ${each.mediaContentsCount}`)),
    });
  }
  const named = await service.call('GET /Organizations/:organizationId/Publics/Categories', {
    params: { organizationId },
  });
  const publicSizes = new Map(named.body.map((each) => [each.id, each.mediaContentsCount]));

  const size = (category: number, isSeen: (item: ModelItem) => boolean) =>
    items.filter((item) => item.status === PUBLISHED && item.categories.includes(category) && isSeen(item))
      .length;
  const listedFor = (person: ModelPerson) =>
    items.filter((item) => item.status === PUBLISHED && isFor(item, person));
  const inState = (person: ModelPerson, state: number) =>
    [...person.playlist].filter(([index, each]) => {
      const item = items[index]!;
      return each === state && [PUBLISHED, SCHEDULED].includes(item.status as 1) && isFor(item, person);
    }).length;
  return {
    real: {
      counts,
      reactions: doings(reactions),
      saved: doings(saved),
      progress: doings(progress),
      reminders: doings(reminders.filter((row) => !isMoved(row))),
      // Nobody waits for what will not come, and of what has come everybody is told.
      lostReminders: reminders.filter(
        ({ status, mail_due: due }) => status !== SCHEDULED && (status !== PUBLISHED || due !== 'published'),
      ),
      publicSizes: categories.map((id) => publicSizes.get(id) ?? 0),
      own,
    },
    model: {
      counts: items
        .map(({ id, status, reactions: counted, visits }) => ({ id, status, reactions: counted, visits }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
      reactions: modelled((person) => [...person.reactions].map(([item, type]) => [item, `${type} `])),
      saved: modelled((person) => [...person.playlist].map(([item, state]) => [item, `${state} `])),
      progress: modelled((person) =>
        [...person.progress].map(([item, { position, status }]) => [item, `${status} ${position}`]),
      ),
      reminders: modelled((person) =>
        [...person.reminders].filter((item) => !items[item]!.isMoved).map((item) => [item, '0 ']),
      ),
      lostReminders: [],
      publicSizes: categories.map((_, category) => size(category, ({ isPublic }) => isPublic)),
      own: people.map((person) => ({
        overview: {
          pending: inState(person, WatchStatus.PENDING),
          watching: inState(person, WatchStatus.WATCHING),
          watched: inState(person, WatchStatus.WATCHED),
        },
        list: sorted(listedFor(person).map(({ id }) => id)),
        total: listedFor(person).length,
        categories: sorted(
          categories.map(
            (id, category) =>
              `${id} ${person.follows.has(category)} ${size(category, (item) => isFor(item, person))}`,
          ),
        ),
      })),
    },
  };
}
