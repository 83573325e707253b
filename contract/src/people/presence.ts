import { Type, type Static } from 'typebox';
import { LanguageCode } from '../captions/captions.ts';
import { endpoints } from '../endpoint.ts';
import { Flag, Id } from '../fields.ts';
import { ProblemCode } from '../problems.ts';

/** What several people may have open at once. The first two are named by an id, the others are the organization's own. */
export const presencePlaces = ['item', 'category', 'branding', 'player', 'policies', 'publishing'] as const;
export type PresencePlace = (typeof presencePlaces)[number];

/** The parts of an item. */
export const presenceParts = [
  'details',
  'captions',
  'sound',
  'chapters',
  'attachments',
  'file',
  'cut',
  'history',
  'review',
] as const;

const doing = {
  part: Type.Optional(Type.Enum(presenceParts, { description: 'of an item' })),
  languageCode: Type.Optional({ ...LanguageCode, description: 'of the captions that are open' }),
  isEditing: { ...Flag, description: 'whether the person changed something within the last minute' },
};

export const Presence = Type.Object(
  {
    place: Type.Enum(presencePlaces),
    id: Type.Optional({ ...Id, description: 'of the item or the category' }),
    ...doing,
  },
  { additionalProperties: false },
);
export type Presence = Static<typeof Presence>;

/** Somebody else at the same place. Several tabs of one person are one. */
export const PresentPerson = Type.Object({
  person: Type.Object({ id: Id, name: Type.String() }),
  ...doing,
});
export type PresentPerson = Static<typeof PresentPerson>;

/** Seconds for which a tab counts as present after it said so. It says so twice as often. */
export const presenceLasts = 30;
/** So many tabs of one person, and so many people at one place. */
export const mostPresences = { tabs: 20, people: 50 } as const;

const ByTab = Type.Object({ tabId: { ...Id, description: 'UUID that the tab made for itself' } });

/** Who has what open in the studio now. It informs people and locks nothing. */
export const presence = endpoints({
  'PUT /Management/Presences/:tabId': {
    summary: `Reports what a tab has open. It lasts for ${presenceLasts} seconds and is then reported again. Others who have the same open see it.`,
    access: 'content-manager-or-reviewer',
    params: ByTab,
    body: Presence,
    problems: [ProblemCode.NotFound],
  },
  'DELETE /Management/Presences/:tabId': {
    summary: 'Says that a tab has nothing open any more.',
    access: 'content-manager-or-reviewer',
    params: ByTab,
  },
  'GET /Management/Presences/Events': {
    summary: `Server-sent events \`people\`: who else is where the tab is, at first and at each change, as an array of at most ${mostPresences.people} PresentPerson. Ends with the right to it, and after an hour at most; 429 beyond four at once.`,
    access: 'content-manager-or-reviewer',
    query: Type.Object({
      tabId: ByTab.properties.tabId,
      seconds: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 3600, description: 'how long to listen; 0: only what is' }),
      ),
    }),
    raw: true,
  },
});
