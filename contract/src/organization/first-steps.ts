import { type Static, Type } from 'typebox';

export const FirstSteps = Type.Object({
  isDismissed: Type.Boolean({ description: 'a manager wants the list no more' }),
  hasBrand: Type.Boolean({ description: 'a logo or a colour' }),
  hasCategory: Type.Boolean(),
  hasUpload: Type.Boolean({ description: 'an item, also a deleted one' }),
  hasPeople: Type.Boolean({
    description: 'another member, an invitation, a registration link or a directory',
  }),
  hasPublicPages: Type.Boolean({ description: 'a public item, or the decision for no public pages' }),
});
export type FirstSteps = Static<typeof FirstSteps>;
