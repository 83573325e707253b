import { MediaType } from '@tv/contract/enumerations';
import * as text from '@tv/strings/en/parts/lists.ts';

/** The orders and kinds that a screen's address can name: `?sort=title&type=audio`. */
export const sortChoices = [
  { value: 'newest', text: text.newest },
  { value: 'title', text: text.title },
] as const;
export const typeChoices = [
  { value: 'all', text: text.all },
  { value: 'video', text: text.video },
  { value: 'audio', text: text.audio },
] as const;

export type SortChoice = (typeof sortChoices)[number]['value'];
export type TypeChoice = (typeof typeChoices)[number]['value'];

/** The choice that an address names; the first one when it names none. */
export function choiceOf<Value extends string>(
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
  named: string | null,
): Value {
  return (choices.find(({ value }) => value === named) ?? choices[0]).value;
}

export function listQuery(sort: SortChoice, type: TypeChoice) {
  const order =
    sort === 'title'
      ? ({ sortBy: 'Title', sortOrder: 'Asc' } as const)
      : ({ sortBy: 'CreatedDate', sortOrder: 'Desc' } as const);
  const mediaType = { all: undefined, video: [MediaType.VIDEO], audio: [MediaType.AUDIO] }[type];
  return { ...order, ...(mediaType && { mediaType }) };
}
