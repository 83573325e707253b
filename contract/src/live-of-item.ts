import { Type, type Static } from 'typebox';
import { LiveStates } from './enumerations.ts';
import { Instant } from './fields.ts';

/** What everybody who may see an item is told of its live event. */
export const LiveOfItem = Type.Object(
  {
    state: Type.Enum([...LiveStates], {
      description:
        'interrupted: it goes on when the stream comes again; ended and processing: the recording will be here within a few minutes',
    }),
    startedAt: Type.Optional(Type.String({ ...Instant, description: 'when it went on air' })),
    endedAt: Type.Optional(Instant),
    dvrSeconds: Type.Optional(
      Type.Integer({ description: 'how far back viewers may go; absent: to the beginning' }),
    ),
  },
  { description: 'of an item that was live, is, or will be' },
);
export type LiveOfItem = Static<typeof LiveOfItem>;
