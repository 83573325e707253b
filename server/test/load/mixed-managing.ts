import { ContentStatus } from '@tv/contract/enumerations';
import type { MixedKind } from './mixed-operation.ts';
import { type MixedWorld, movedItem } from './mixed-world.ts';

const { DRAFT, PUBLISHED, SCHEDULED, DELETED } = ContentStatus;

const minute = 60_000;
const optionsOf = (world: MixedWorld, client: number) => ({
  as: world.people[client]!.subject,
  params: { id: world.items[movedItem(client)]!.id },
});
const dueAt = (world: MixedWorld, value: number) =>
  new Date(world.service.now().getTime() + (value % 60) * minute + minute);

/** A change of the item: `may` says whether its status allows it, `become` what is true then. */
const changing = (
  send: MixedKind['send'],
  may: (status: number) => boolean,
  become: (world: MixedWorld, item: MixedWorld['items'][number], value: number) => void,
  done = 200,
): MixedKind => ({
  send,
  settle(world, { client, value }, outcomes) {
    const item = world.items[movedItem(client)]!;
    const expected = may(item.status) ? done : 409;
    if (expected === done) become(world, item, value);
    return outcomes.every(({ status }) => status === expected);
  },
});

/** What an admin does with an item while others watch it. */
export const managing: Record<string, MixedKind> = {
  publish: changing(
    (world, { client }) =>
      world.service.call('POST /Management/MediaContents/:id/Publications', optionsOf(world, client)),
    (status) => status !== DELETED,
    (_, item) => Object.assign(item, { status: PUBLISHED, dueAt: undefined }),
  ),
  unpublish: changing(
    (world, { client }) =>
      world.service.call('DELETE /Management/MediaContents/:id/Publications', optionsOf(world, client)),
    () => true,
    (_, item) => item.status !== DELETED && Object.assign(item, { status: DRAFT, dueAt: undefined }),
  ),
  schedule: changing(
    (world, { client, value }) =>
      world.service.call('PUT /Management/MediaContents/:id/Schedules', {
        ...optionsOf(world, client),
        body: { publishAt: dueAt(world, value).toISOString() },
      }),
    (status) => status === DRAFT || status === SCHEDULED,
    (world, item, value) => Object.assign(item, { status: SCHEDULED, dueAt: dueAt(world, value) }),
  ),
  file: changing(
    (world, { client, value }) =>
      world.service.call('PATCH /Management/MediaContents/:id', {
        ...optionsOf(world, client),
        body: { categoryIds: filed(value).map((each) => world.categories[each]!) },
      }),
    (status) => status !== DELETED,
    (_, item, value) => Object.assign(item, { categories: filed(value) }),
  ),
  show: changing(
    (world, { client, value }) =>
      world.service.call('PATCH /Management/MediaContents/:id', {
        ...optionsOf(world, client),
        body: { visibility: (value % 2) + 1, audience: { kind: 'everybody' } },
      }),
    (status) => status !== DELETED,
    (_, item, value) => Object.assign(item, { isPublic: value % 2 === 1, group: undefined }),
  ),
  restrict: changing(
    (world, { client, value }) =>
      world.service.call('PATCH /Management/MediaContents/:id', {
        ...optionsOf(world, client),
        body: { visibility: 1, audience: { kind: 'chosen', groupIds: [world.groups[value % 2]!] } },
      }),
    (status) => status !== DELETED,
    (_, item, value) => Object.assign(item, { isPublic: false, group: value % 2 }),
  ),
  remove: changing(
    (world, { client }) =>
      world.service.call('DELETE /Management/MediaContents/:id', optionsOf(world, client)),
    () => true,
    (_, item) => Object.assign(item, { status: DELETED, dueAt: undefined }),
    204,
  ),
  restore: changing(
    (world, { client }) =>
      world.service.call('POST /Management/MediaContents/:id/Restorations', optionsOf(world, client)),
    () => true,
    (_, item) => item.status === DELETED && Object.assign(item, { status: DRAFT }),
  ),
};

/** Any set of the four categories. */
const filed = (value: number) => [0, 1, 2, 3].filter((each) => (value >> each) & 1);

/** The instants that have come by the clock. */
export function publishDue({ items, service }: MixedWorld): void {
  for (const item of items)
    if (item.status === SCHEDULED && item.dueAt && item.dueAt <= service.now())
      Object.assign(item, { status: PUBLISHED, dueAt: undefined });
}
