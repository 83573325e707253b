export const empty = 'This organization does not have any content.';
export const bringIn =
  'Bring in the first video or audio, give it a category, and publish it: then it appears here.';
export const comesLater = 'As soon as something is published, it appears here.';
export const manage = 'Manage content';
export const userGuide = 'User guide';
export const join = 'Join organization';
