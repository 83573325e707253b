/** What the service puts into its sentences, in words. */
export const words: Record<string, string> = {
  'a draft': 'a draft',
  'under review': 'under review',
  'approved, but its review is not completed': 'approved, but its review is not completed',
  reviewed: 'reviewed',
  scheduled: 'scheduled',
  published: 'published',
  deleted: 'deleted',
  'in an unknown state': 'in an unknown state',
  'of a kind that is not known': 'of an unknown kind',
};
export const ofKind = (kind: string) => `of the kind “${kind}”`;
export const inField = (label: string, sentence: string) => `${label}: ${sentence}`;

/** Labels of fields, for a sentence that stands away from its field. */
export const labels: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  categoryIds: 'Categories',
  tags: 'Tags',
  speakers: 'Speakers',
  password: 'Password',
  chapters: 'Chapters',
  publishDate: 'Date',
  publishAt: 'Publication',
  unpublishAt: 'End of the publication',
  expirationDate: 'End of the public link',
  attachments: 'Attachments',
  cuts: 'Cuts',
  comment: 'Remark',
  name: 'Name',
  email: 'Email address',
  emails: 'Email addresses',
  domain: 'Domain',
  allowedDomains: 'Domains',
  expiresAt: 'End',
  url: 'Address',
  embedOrigins: 'Sites that may embed',
  apiOrigins: 'Sites that may read content',
  colors: 'Colours',
  logo: 'Logo',
  allowedNetworks: 'Networks',
  glossary: 'Glossary',
  playerSettings: 'Player',
};
