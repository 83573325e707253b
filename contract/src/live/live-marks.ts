import { Type, type Static } from 'typebox';
import { Id, Instant, Seconds } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { FilledLine } from '../texts.ts';

/** A slide or a chapter that the presenter marked while the event was on air. */
export const LiveMark = Type.Object({
  id: Id,
  title: Type.String(),
  at: Instant,
  second: { ...Seconds, description: 'of the recording, as far as it is known' },
});
export type LiveMark = Static<typeof LiveMark>;

export const OfMark = Type.Object({
  id: Id,
  markId: Type.String({ ...Id, description: 'of the sender’s making, so that the call may be repeated' }),
});
export const GivenMark = Type.Object(
  { title: FilledLine({ maxLength: itemLimits.chapter }) },
  { additionalProperties: false },
);
