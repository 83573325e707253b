import { Visibility } from '@tv/contract/enumerations';
import type { ChosenAudience } from './chosen-audience.ts';

/** The people who find an item: colleagues, everybody with its link, everybody. */
export type Audience = 'internal' | 'unlisted' | 'public';

/** An item that is for some colleagues is internal, also where only its link leads to it. */
export const audienceOf = ({
  visibility,
  isListed,
  audience,
}: {
  visibility: number;
  isListed: boolean;
  audience?: { kind: ChosenAudience['kind'] };
}): Audience => {
  if (!isListed && audience?.kind !== 'chosen') return 'unlisted';
  return visibility === Visibility.PUBLIC ? 'public' : 'internal';
};

/** The fields of an item that make its audience. */
export const fieldsOfAudience = (audience: Audience) => ({
  visibility: audience === 'internal' ? Visibility.INTERNAL : Visibility.PUBLIC,
  isListed: audience !== 'unlisted',
});
