import { Visibility } from '@tv/contract/enumerations';

/** The people who find an item: colleagues, everybody with its link, everybody. */
export type Audience = 'internal' | 'unlisted' | 'public';

export const audienceOf = ({ visibility, isListed }: { visibility: number; isListed: boolean }): Audience => {
  if (!isListed) return 'unlisted';
  return visibility === Visibility.PUBLIC ? 'public' : 'internal';
};

/** The fields of an item that make its audience. */
export const fieldsOfAudience = (audience: Audience) => ({
  visibility: audience === 'internal' ? Visibility.INTERNAL : Visibility.PUBLIC,
  isListed: audience !== 'unlisted',
});
