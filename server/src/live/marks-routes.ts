import type { LiveEvent } from '@tv/contract/live/live';
import type { LiveState } from '@tv/contract/enumerations';
import type { LiveMark } from '@tv/contract/live/live-marks';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { isOnAir, isOver } from '@tv/contract/live/live-states';
import { because } from '@tv/contract/reasons/problem-reasons';
import { stretchesOf } from '../live-talk/timeline.ts';
import type { Change } from '../media-contents/management/change-item.ts';
import type { Caller } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { findMarks, storeMarks } from './marks-db.ts';
import { findRecorded } from './stream/segments-db.ts';

/** Changes the event of an item that the caller manages, and answers it. */
export type ChangeEvent = (
  caller: Caller,
  id: string,
  work: (state: LiveState, ...of: Parameters<Change>) => ReturnType<Change>,
) => Promise<LiveEvent>;

/** The calls by which the presenter marks slides and chapters while an event is on air. */
export function serveMarks(serve: Serve, change: ChangeEvent): void {
  const rewrite = async (
    queries: Queries,
    id: string,
    now: Date,
    change: (marks: LiveMark[]) => LiveMark[],
  ): Promise<boolean> => {
    const { startedAt, marks: before } = await findMarks(queries, id);
    const marks = change(before);
    if (marks === before) return false;
    const { segments } = await findRecorded(queries, id);
    await storeMarks(queries, id, { startedAt, marks }, stretchesOf(segments), now);
    return true;
  };

  serve('PUT /Management/LiveEvents/:id/Marks/:markId', ({ caller, params, body }) =>
    change(caller, params.id, async (state, queries, item, now) => {
      if (isOver(state)) throw new Problem(409, 0, because('live.isOver'));
      if (!isOnAir(state)) throw new Problem(409, 0, because('live.notOnAirNow'));
      const markId = params.markId.toLowerCase();
      const title = body.title.trim();
      const isNew = await rewrite(queries, item.id, now, (marks) => {
        const known = marks.find(({ id }) => id === markId);
        if (known?.title === title) return marks;
        if (known) return marks.map((mark) => (mark === known ? { ...known, title } : mark));
        if (marks.length >= itemLimits.chapters)
          throw new Problem(409, 0, because('live.tooManyMarks', { most: itemLimits.chapters }));
        return [...marks, { id: markId, title, at: now.toISOString(), second: 0 }];
      });
      return isNew ? { action: 'live chapter marked', detail: { title } } : undefined;
    }),
  );

  serve('DELETE /Management/LiveEvents/:id/Marks/:markId', ({ caller, params }) =>
    change(caller, params.id, async (state, queries, item, now) => {
      if (isOver(state)) throw new Problem(409, 0, because('live.isOver'));
      const markId = params.markId.toLowerCase();
      const isGone = await rewrite(queries, item.id, now, (marks) =>
        marks.some(({ id }) => id === markId) ? marks.filter(({ id }) => id !== markId) : marks,
      );
      return isGone ? { action: 'live chapter taken away' } : undefined;
    }),
  );
}
