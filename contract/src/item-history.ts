import { Type, type Static } from 'typebox';
import { Id, Instant } from './fields.ts';

/** One line of an item's history, out of the audit log. */
export const ItemHistoryEntry = Type.Object({
  at: Instant,
  action: Type.String({ description: 'in the words of the audit log' }),
  person: Type.Optional(
    Type.Object({ id: Id, name: Type.String() }, { description: 'absent: the service or the command line' }),
  ),
  actor: Type.Optional(
    Type.String({ description: 'who did it, where it was neither a person nor the service by itself' }),
  ),
  detail: Type.Record(Type.String(), Type.Unknown(), { description: 'the new values' }),
  former: Type.Optional(
    Type.Object(
      {
        title: Type.Optional(Type.String()),
        description: Type.Optional(Type.String()),
        tags: Type.Optional(Type.Array(Type.String())),
        speakers: Type.Optional(Type.Array(Type.String())),
      },
      { description: 'the texts before, of an edit that changed them' },
    ),
  ),
});
export type ItemHistoryEntry = Static<typeof ItemHistoryEntry>;
