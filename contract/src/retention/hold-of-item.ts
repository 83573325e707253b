import { Type, type Static } from 'typebox';

/** What keeps an item: a legal hold of its own, of a category, or of its manager, whose reason is for admins alone. */
export const HoldOfItem = Type.Object(
  {
    kind: Type.Enum(['item', 'category', 'manager'], { description: 'what is under legal hold' }),
    category: Type.Optional(Type.String({ description: 'its name' })),
    reason: Type.Optional(Type.String({ description: 'absent: of a person, for admins alone' })),
  },
  { description: 'absent: it is under no legal hold' },
);
export type HoldOfItem = Static<typeof HoldOfItem>;
