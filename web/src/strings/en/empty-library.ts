export const empty = 'This organization does not have any content.';
export const bringIn =
  'Upload your first video or audio, choose a category and publish it. It will then appear here.';
export const comesLater = 'Videos and audio will appear here once they are published.';
export const manage = 'Manage content';
export const userGuide = 'User guide';
export const join = 'Join organization';
