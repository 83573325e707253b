import type { Audience } from '@tv/contract/audience';
import type { CategoryDefaults } from '@tv/contract/category-defaults';
import { Visibility } from '@tv/contract/enumerations';
import { CommandProblem } from './command-problem.ts';
import { onOrOff, oneOf, readAudience, readList, refuseBoth } from './read-arguments.ts';

/** The options that say what new items of a category get. */
export const defaultsOptions = {
  tags: { type: 'string' },
  speakers: { type: 'string' },
  public: { type: 'boolean' },
  internal: { type: 'boolean' },
  listed: { type: 'string' },
  audience: { type: 'string' },
  'expires-days': { type: 'string' },
} as const;

export type DefaultsValues = {
  [Name in keyof typeof defaultsOptions]?:
    | ((typeof defaultsOptions)[Name]['type'] extends 'boolean' ? boolean : string)
    | undefined;
};

export function readDefaults(values: DefaultsValues): CategoryDefaults {
  refuseBoth(values, 'public', 'internal');
  const days = values['expires-days'];
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
    throw new CommandProblem(`--expires-days "${days}" is not a number of days: write it like 30.`);
  return {
    ...(values.tags && { tags: readList(values.tags) }),
    ...(values.speakers && { speakers: readList(values.speakers) }),
    ...(values.public && { visibility: Visibility.PUBLIC }),
    ...(values.internal && { visibility: Visibility.INTERNAL }),
    ...(values.listed !== undefined && { isListed: oneOf(onOrOff, 'option --listed', values.listed) }),
    ...(values.audience && { audience: readAudience(values.audience) }),
    ...(days && { expirationDays: Number(days) }),
  };
}

const sayAudience = ({ kind, groupIds = [], personIds = [] }: Audience): string =>
  kind === 'everybody'
    ? 'for everybody'
    : `for chosen groups (${groupIds.length}) and people (${personIds.length})`;

/** The defaults of a category in one line; empty where it has none. */
export const sayDefaults = (defaults: CategoryDefaults): string =>
  [
    defaults.visibility !== undefined && (defaults.visibility === Visibility.PUBLIC ? 'public' : 'internal'),
    defaults.isListed !== undefined && (defaults.isListed ? 'listed' : 'not listed'),
    defaults.audience && sayAudience(defaults.audience),
    defaults.tags?.length && `tags ${defaults.tags.join(', ')}`,
    defaults.speakers?.length && `speakers ${defaults.speakers.join(', ')}`,
    defaults.expirationDays && `public link for ${defaults.expirationDays} days`,
  ]
    .filter(Boolean)
    .join('; ');
