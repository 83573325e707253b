import { MediaType } from '@tv/contract/enumerations';

/** The orders and kinds that a screen's address can name: `?sort=title&type=audio`. */
export const sortChoices = [
  { value: 'newest', text: 'Newest' },
  { value: 'title', text: 'Title' },
] as const;
export const typeChoices = [
  { value: 'all', text: 'All' },
  { value: 'video', text: 'Video' },
  { value: 'audio', text: 'Audio' },
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
  const mediaType = { all: undefined, video: MediaType.VIDEO, audio: MediaType.AUDIO }[type];
  return { ...order, ...(mediaType !== undefined && { mediaType }) };
}
