import { number, plural } from './locale.ts';

export const discover = 'Discover';
export const transcript = 'Transcript';
export const chapters = 'Chapters';
export const upNext = 'Up next';
export const tabs = 'Related';

export const unknownDate = 'Unknown date';
export const showLess = 'Show less';
export const showMore = 'Show more';
export const tags = 'Tags';
export const attachments = 'Attachments';

export const actions = 'Actions';
export const like = 'Like';
export const likeCount = (count: number) => number(count);
export const likeLabel = (count: number) => `Like, ${plural(count, { one: '# like', other: '# likes' })}`;
export const share = 'Share';
export const download = 'Download';
export const liked = 'Media liked';
export const unliked = 'Media unliked';
export const couldNotLike = 'Could not like video at this time. Try again later';
export const couldNotUnlike = 'Could not unlike video at this time. Try again later';

export const beingPrepared = 'This is being processed';
export const comeBack = 'You can watch it in a few minutes. Come back then.';
export const loading = 'Loading';

export const notHere = 'This is not available';
export const whyNotHere =
  'It may have been removed, its link may have expired, or you may not have access to it.';
export const otherOrganization = 'This belongs to another organization';
export const joinToWatch = 'Join that organization to watch it.';
export const joinOrganization = 'Join organization';
export const otherOfYours = 'This belongs to another of your organizations';
export const switchToWatch = 'Switch to that organization to watch it.';
export const switchOrganization = 'Switch organization';
