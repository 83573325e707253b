import type { LiveMessage, LivePoll } from '@tv/contract/live/live-talk-parts';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { byteOrderMark, csvRecords } from '../platform/csv.ts';
import type { Queries } from '../platform/db/database.ts';
import { listMessages } from './messages-db.ts';
import { listPolls } from './polls-db.ts';

type Exported = { messages: LiveMessage[]; polls: LivePoll[] };

const asModerator = { isModerator: true };
/** Messages that an export holds at most, the newest ones. */
const most = 50_000;

/** All that was said at an event, in its order. */
export async function exportedTalk(db: Queries, id: string): Promise<Exported> {
  const messages: LiveMessage[] = [];
  for (const kind of ['question', 'chat'] as const)
    for (let before: number | undefined; messages.length < most;) {
      const page = await listMessages(db, id, asModerator, { kind, ...(before && { before }) });
      messages.push(...page);
      if (page.length < liveTalkLimits.page) break;
      before = page.at(-1)!.number;
    }
  return {
    messages: messages.toSorted((one, other) => one.number - other.number),
    polls: await listPolls(db, id, asModerator),
  };
}

const heading = ['kind', 'at', 'second', 'name', 'text', 'state', 'votes'];

/** The same as a table: a line for each message, and for each option of a poll. */
export async function talkTable(db: Queries, id: string): Promise<string> {
  const { messages, polls } = await exportedTalk(db, id);
  return (
    byteOrderMark +
    csvRecords([
      heading,
      ...messages.map(({ kind, at, second, name, text, state, votes }) => [
        ...[kind, at, second ?? '', name, text, state],
        votes,
      ]),
      ...polls.flatMap(({ question, options, at, second, state, results = [] }) =>
        options.map((option, index) => [
          ...['poll', at, second ?? '', question, option, state],
          results[index] ?? 0,
        ]),
      ),
    ])
  );
}
