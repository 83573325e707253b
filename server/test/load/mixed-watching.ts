import { reactionNames } from '@tv/contract/playback/reactions';
import { ContentStatus } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import type { MixedKind, Outcome } from './mixed-operation.ts';
import { isFor, type MixedWorld } from './mixed-world.ts';

const { PUBLISHED, SCHEDULED } = ContentStatus;
const isOk = (status: number) => status === 200 || status === 204;
const wasDone = (outcomes: Outcome[]) => outcomes.some(({ status }) => isOk(status));

/** Every answer is `status`; an item that somebody moves at the same time may be gone for any of them. */
const all = (status: number, isMoved: boolean) => (outcomes: Outcome[]) =>
  outcomes.every((each) => each.status === status || (isMoved && (each.status === 404 || isOk(each.status))));

const parts = (world: MixedWorld, client: number, item: number) => {
  const person = world.people[client]!;
  const content = world.items[item]!;
  const opens = isFor(content, person);
  return { call: world.service.call, person, content, opens, as: person.subject, mediaContentId: content.id };
};

/** Counts a visit of the model once until the clock moves on. */
function visit(world: MixedWorld, item: number, viewer: string): void {
  const key = `${item} ${viewer}`;
  if (world.counted.has(key)) return;
  world.counted.add(key);
  world.items[item]!.visits++;
}

/** What viewers do; how each call must be answered, and what is true after it. */
export const watching: Record<string, MixedKind> = {
  react: {
    send(world, { client, item, value }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      return call('POST /Reactions', {
        as,
        body: { mediaContentId, reactionType: value % reactionNames.length },
      });
    },
    settle(world, { client, item, value }, outcomes) {
      const { person, content, opens } = parts(world, client, item);
      if (wasDone(outcomes)) {
        const before = person.reactions.get(item);
        if (before !== undefined) content.reactions[before]!--;
        person.reactions.set(item, value % reactionNames.length);
        content.reactions[value % reactionNames.length]!++;
      }
      return all(content.status === PUBLISHED && opens ? 200 : 404, content.isMoved)(outcomes);
    },
  },
  unreact: {
    send(world, { client, item }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      return call('DELETE /Reactions', { as, query: { mediaContentId } });
    },
    settle(world, { client, item }, outcomes) {
      const { person, content, opens } = parts(world, client, item);
      const before = person.reactions.get(item);
      if (wasDone(outcomes) && before !== undefined) {
        content.reactions[before]!--;
        person.reactions.delete(item);
      }
      return all(opens ? 204 : 404, content.isMoved)(outcomes);
    },
  },
  save: {
    send(world, { client, item }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      return call('POST /WatchlistContents', { as, body: { mediaContentId } });
    },
    settle(world, { client, item }, outcomes) {
      const { person, content, opens } = parts(world, client, item);
      const isNew = !person.playlist.has(item);
      const added = outcomes.filter(({ status }) => isOk(status)).length;
      const known = outcomes.filter(({ errorCode }) => errorCode === ProblemCode.Duplicated).length;
      const gone = outcomes.filter(({ status }) => status === 404).length;
      if (added > 0) person.playlist.set(item, 0);
      const isExplained = added + known + gone === outcomes.length && (gone === 0 || content.isMoved);
      if (!opens && !content.isMoved) return gone === outcomes.length;
      return isExplained && (isNew ? added <= 1 && (known === 0 || added === 1) : added === 0);
    },
  },
  mark: {
    send(world, { client, item, value }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      return call('PUT /WatchlistContents', {
        as,
        query: { mediaContentId },
        body: { watchStatus: value % reactionNames.length },
      });
    },
    settle(world, { client, item, value }, outcomes) {
      const { person, content } = parts(world, client, item);
      const isThere = person.playlist.has(item);
      if (wasDone(outcomes)) person.playlist.set(item, value % reactionNames.length);
      return isThere ? all(204, content.isMoved)(outcomes) : all(404, false)(outcomes);
    },
  },
  unsave: {
    send(world, { client, item }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      return call('DELETE /WatchlistContents', { as, query: { mediaContentId } });
    },
    settle(world, { client, item }, outcomes) {
      const { person, content, opens } = parts(world, client, item);
      const isRemoved = !person.playlist.delete(item) || wasDone(outcomes);
      return isRemoved && all(opens ? 204 : 404, content.isMoved)(outcomes);
    },
  },
  flush: {
    send: (world, { client }) =>
      world.service.call('DELETE /WatchlistContents/Flush', { as: world.people[client]!.subject }),
    settle(world, { client }, outcomes) {
      world.people[client]!.playlist.clear();
      return all(204, false)(outcomes);
    },
  },
  follow: {
    send: (world, { client, value }) =>
      world.service.call('POST /Categories/:id/Followers', {
        as: world.people[client]!.subject,
        params: { id: world.categories[value % 4]! },
      }),
    settle(world, { client, value }, outcomes) {
      world.people[client]!.follows.add(value % 4);
      return all(204, false)(outcomes);
    },
  },
  unfollow: {
    send: (world, { client, value }) =>
      world.service.call('DELETE /Categories/:id/Followers', {
        as: world.people[client]!.subject,
        params: { id: world.categories[value % 4]! },
      }),
    settle(world, { client, value }, outcomes) {
      world.people[client]!.follows.delete(value % 4);
      return all(204, false)(outcomes);
    },
  },
  visit: {
    send(world, { client, item }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      return call('POST /MediaContents/:id/Visitors', { as, params: { id: mediaContentId } });
    },
    settle(world, { client, item }, outcomes) {
      const { person, content, opens } = parts(world, client, item);
      if (wasDone(outcomes)) visit(world, item, person.id);
      return all(content.status === PUBLISHED && opens ? 204 : 404, content.isMoved)(outcomes);
    },
  },
  visitPublicly: {
    send(world, { client, item }) {
      const { call, person, mediaContentId } = parts(world, client, item);
      return call('POST /MediaContents/:id/Visitors/:visitorId/Publics', {
        params: { id: mediaContentId, visitorId: person.visitorId },
      });
    },
    settle(world, { client, item }, outcomes) {
      const { person, content } = parts(world, client, item);
      if (wasDone(outcomes)) visit(world, item, person.visitorId);
      return all(content.status === PUBLISHED && content.isPublic ? 204 : 404, content.isMoved)(outcomes);
    },
  },
  play: {
    send(world, { client, item, value }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      const body = { mediaContentId, position: value, ranges: [[0, value]] };
      return call('POST /WatchedTimestamps', { as, body });
    },
    settle(world, { client, item, value }, outcomes) {
      const { person, content, opens } = parts(world, client, item);
      if (wasDone(outcomes)) {
        // Items last 100 s: WATCHED from 90, WATCHING from 5.
        const reached = value >= 90 ? 2 : value >= 5 ? 1 : 0;
        const before = person.progress.get(item)?.status ?? 0;
        person.progress.set(item, { position: value, status: Math.max(before, reached) });
        const saved = person.playlist.get(item);
        if (saved !== undefined) person.playlist.set(item, Math.max(saved, reached));
      }
      return all(content.status === PUBLISHED && opens ? 204 : 404, content.isMoved)(outcomes);
    },
  },
  remind: {
    send(world, { client, item }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      const params = { id: mediaContentId };
      return call('POST /schedules/media-contents/:id/publish/notifications', { as, params });
    },
    settle(world, { client, item }, outcomes) {
      const { person, content, opens } = parts(world, client, item);
      if (wasDone(outcomes)) person.reminders.add(item);
      return all(content.status === SCHEDULED && opens ? 204 : 404, content.isMoved)(outcomes);
    },
  },
  unremind: {
    send(world, { client, item }) {
      const { call, as, mediaContentId } = parts(world, client, item);
      const params = { id: mediaContentId };
      return call('DELETE /schedules/media-contents/:id/publish/notifications', { as, params });
    },
    settle(world, { client, item }, outcomes) {
      const { person, content, opens } = parts(world, client, item);
      if (wasDone(outcomes)) person.reminders.delete(item);
      return all(opens ? 204 : 404, content.isMoved)(outcomes);
    },
  },
};
