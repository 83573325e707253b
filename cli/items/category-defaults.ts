import type { Audience } from '@tv/contract/media-contents/audience';
import type { CategoryDefaults } from '@tv/contract/categories/category-defaults';
import { Visibility } from '@tv/contract/enumerations';
import { time } from '../formats.ts';
import { onOrOff, oneOf, readAudience, readList, refuseBoth } from '../arguments/read-arguments.ts';
import { text } from '../texts.ts';
import { wholeNumber } from '../arguments/wrong-use.ts';

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
  return {
    ...(values.tags && { tags: readList(values.tags) }),
    ...(values.speakers && { speakers: readList(values.speakers) }),
    ...(values.public && { visibility: Visibility.PUBLIC }),
    ...(values.internal && { visibility: Visibility.INTERNAL }),
    ...(values.listed !== undefined && { isListed: oneOf(onOrOff, '--listed', values.listed) }),
    ...(values.audience && { audience: readAudience(values.audience) }),
    ...(days !== undefined && { expirationDays: wholeNumber('expires-days', days, [1, 9999]) }),
  };
}

const words = text.items.defaults;

const sayAudience = ({ kind, groupIds = [], personIds = [] }: Audience): string =>
  kind === 'everybody'
    ? words.everybody
    : words.chosen({ groups: groupIds.length, people: personIds.length });

/** The defaults of a category in one line; empty where it has none. */
export const sayDefaults = ({
  visibility,
  isListed,
  audience,
  tags,
  speakers,
  expirationDays,
}: CategoryDefaults) =>
  [
    visibility !== undefined && (visibility === Visibility.PUBLIC ? words.public : words.internal),
    isListed !== undefined && (isListed ? words.listed : words.notListed),
    audience && sayAudience(audience),
    tags?.length && words.tags({ tags: tags.join(', ') }),
    speakers?.length && words.speakers({ speakers: speakers.join(', ') }),
    expirationDays && words.linkFor({ time: time(expirationDays, 'day') }),
  ]
    .filter(Boolean)
    .join('; ');
