import type { CallName } from '@tv/contract/calls/api';
import { ProblemCode } from '@tv/contract/problems';
import type { Draw } from '../../src/media-contents/search/judged/seeded-draw.ts';

export type Value = string | number | boolean;
export type Answer = { status: number; body: Record<string, unknown> | undefined };
type CallOptions = {
  params?: object;
  query?: object;
  body?: object | Buffer;
  headers?: Record<string, string>;
};
/** Makes a call as one person. Throws where no whole answer comes. */
export type Call = (name: CallName, pending: CallOptions) => Promise<Answer>;

/** A write that sets one key. `send` answers whether the write was acknowledged: sent again after a lost answer, it is as well. */
export type Write = { key: string; value: Value; send(call: Call): Promise<Answer & { isDone: boolean }> };

/** One person who writes one thing after the other. Nobody else writes the keys of this person. */
export type Client = {
  subject: string;
  next(draw: Draw, known: ReadonlyMap<string, Value>): Write;
  /** What the service tells now: of every key with `all`, else of those that were written lately. */
  read(call: Call, all: boolean): Promise<Map<string, Value>>;
};

export const isOk = ({ status }: Answer) => status === 200 || status === 201 || status === 204;
/** A write that is safe to repeat as it is. */
export const simple = async (pending: Promise<Answer>) => {
  const answer = await pending;
  return { ...answer, isDone: isOk(answer) };
};

const noReaction = -1;

/** A viewer who watches, saves, reacts and follows. */
export function aViewer(subject: string, items: readonly string[], categories: readonly string[]): Client {
  const position = (item: number, value: number): Write => ({
    key: `position ${item}`,
    value,
    send: (call) =>
      simple(
        call('POST /WatchedTimestamps', {
          body: { mediaContentId: items[item], position: value, ranges: [[0, value]] },
        }),
      ),
  });
  const save = (item: number, value: boolean): Write => ({
    key: `saved ${item}`,
    value,
    async send(call) {
      const mediaContentId = items[item];
      if (!value) return simple(call('DELETE /WatchlistContents', { query: { mediaContentId } }));
      const answer = await call('POST /WatchlistContents', { body: { mediaContentId } });
      return { ...answer, isDone: isOk(answer) || answer.body?.errorCode === ProblemCode.Duplicated };
    },
  });
  const react = (item: number, value: number): Write => ({
    key: `reaction ${item}`,
    value,
    send(call) {
      const mediaContentId = items[item];
      return simple(
        value === noReaction
          ? call('DELETE /Reactions', { query: { mediaContentId } })
          : call('POST /Reactions', { body: { mediaContentId, reactionType: value } }),
      );
    },
  });
  const follow = (category: number, value: boolean): Write => ({
    key: `follows ${category}`,
    value,
    send: (call) =>
      simple(
        call(value ? 'POST /Categories/:id/Followers' : 'DELETE /Categories/:id/Followers', {
          params: { id: categories[category] },
        }),
      ),
  });

  return {
    subject,
    next(draw, known) {
      const item = draw.whole(0, items.length - 1);
      const category = draw.whole(0, categories.length - 1);
      const others = <Each extends Value>(key: string, values: Each[]) =>
        draw.pick(values.filter((each) => each !== known.get(key)));
      switch (draw.pick(['position', 'position', 'save', 'react', 'follow'])) {
        case 'save':
          return save(item, others(`saved ${item}`, [true, false]));
        case 'react':
          return react(item, others(`reaction ${item}`, [noReaction, 0, 1, 2]));
        case 'follow':
          return follow(category, others(`follows ${category}`, [true, false]));
        default:
          // Items last 100 s. Near its end an item is watched and starts again.
          return position(
            item,
            others(
              `position ${item}`,
              Array.from({ length: 80 }, (_, second) => second + 1),
            ),
          );
      }
    },
    async read(call) {
      const stored = new Map<string, Value>();
      for (const [item, id] of items.entries()) {
        const { status, body } = await call('GET /MediaContents/Published/:id', { params: { id } });
        if (status !== 200) throw new Error(`The item ${id} is answered ${status}.`);
        const watch = body!.currentUserWatch as { position: number } | undefined;
        stored
          .set(`position ${item}`, watch?.position ?? 0)
          .set(`saved ${item}`, body!.mediaContentAddedToCurrentUserWatchlist === true)
          .set(
            `reaction ${item}`,
            body!.currentUserReacted ? (body!.currentUserReaction as number) : noReaction,
          );
      }
      const { body } = await call('GET /Categories', {});
      const listed = body as unknown as { id: string; isFollowed: boolean }[];
      for (const [category, id] of categories.entries())
        stored.set(`follows ${category}`, listed.find((each) => each.id === id)!.isFollowed);
      return stored;
    },
  };
}

/** A content manager who gives items new titles. */
export function aManager(subject: string, items: readonly string[]): Client {
  let edits = 0;
  return {
    subject,
    next(draw) {
      const item = draw.whole(0, items.length - 1);
      const value = `Title ${++edits} of the item ${item}`;
      return {
        key: `title ${item}`,
        value,
        send: (call) =>
          simple(
            call('PATCH /Management/MediaContents/:id', {
              params: { id: items[item] },
              body: { title: value },
            }),
          ),
      };
    },
    async read(call) {
      const stored = new Map<string, Value>();
      for (const [item, id] of items.entries()) {
        const { body } = await call('GET /Management/MediaContents/:id', { params: { id } });
        stored.set(`title ${item}`, String(body?.title));
      }
      return stored;
    },
  };
}
