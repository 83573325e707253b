export const discover = 'Discover';
export const transcript = 'Transcript';
export const live = 'Live';
export const chapters = 'Chapters';
export const upNext = 'Up next';
export const tabs = 'Related';

export const unknownDate = 'Unknown date';
export const showLess = 'Show less';
export const showMore = 'Show more';
export const tags = 'Tags';
export const attachments = 'Attachments';

export const actions = 'Actions';
export const share = 'Share';
export const download = 'Download';

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
