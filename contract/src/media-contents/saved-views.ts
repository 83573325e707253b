import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { FilledLine, Line } from '../texts.ts';

export const SavedView = Type.Object(
  {
    name: FilledLine({ maxLength: nameLimits.savedView }),
    query: Line({
      maxLength: 2_000,
      description: 'filters and order, as in the address of the list: `state=inReview&sortBy=changed`',
    }),
  },
  { additionalProperties: false },
);
export type SavedView = Static<typeof SavedView>;

/** At most this many views a person and organization. */
export const maxSavedViews = 20;

/** Views of the content list that a person saved in their current organization. They end with the membership. */
export const savedViews = endpoints({
  'GET /Management/Views': {
    summary: 'The saved views of the caller, in their order.',
    access: 'content-manager-or-reviewer',
    answer: Type.Array(SavedView),
  },
  'PUT /Management/Views': {
    summary: 'Replaces the saved views of the caller. Names differ, also apart from case.',
    access: 'content-manager-or-reviewer',
    body: Type.Object(
      { views: Type.Array(SavedView, { maxItems: maxSavedViews }) },
      { additionalProperties: false },
    ),
    answer: Type.Array(SavedView),
  },
});
