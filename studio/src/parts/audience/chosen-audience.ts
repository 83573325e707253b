import type { Audience } from '@tv/contract/media-contents/audience';

/** For whom an internal item is. */
export type ChosenAudience = { kind: 'everybody' } | ChosenPeople;

export type ChosenPeople = {
  kind: 'chosen';
  groupIds: string[];
  personIds: string[];
  /** Names of groups and addresses of people whose ids are not known yet, as a sheet has them. */
  names?: string[];
};

export const everybody: ChosenAudience = { kind: 'everybody' };
export const nobody: ChosenPeople = { kind: 'chosen', groupIds: [], personIds: [] };

/** The audience of an item, of an upload or of a category's defaults, as forms have it. */
export function chosenOf(audience: Audience | undefined): ChosenAudience {
  if (audience?.kind !== 'chosen') return everybody;
  const { groupIds, personIds, names } = audience;
  // The service tells the names beside the ids.
  return groupIds || personIds
    ? { kind: 'chosen', groupIds: groupIds ?? [], personIds: personIds ?? [] }
    : { ...nobody, ...(names && { names }) };
}

/** The fields of an audience that a refusal can name. */
export const audienceFields = [
  'audience',
  'audience.groupIds',
  'audience.personIds',
  'audience.names',
] as const;

/** How many groups and people are chosen. */
export const chosenCount = (audience: ChosenAudience): number =>
  audience.kind === 'chosen'
    ? audience.groupIds.length + audience.personIds.length + (audience.names?.length ?? 0)
    : 0;
