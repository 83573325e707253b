/** What happened to an item, after the name of who did it. The keys are the actions of the audit log. */
export const actions: Record<string, string> = {
  'media content brought in': 'brought it in',
  'media content edited': 'edited it',
  'media content deleted': 'deleted it',
  'media content restored': 'restored it',
  'media content published': 'published it',
  'media content unpublished': 'took it back to a draft',
  'media content scheduled': 'scheduled it',
  'media content no longer scheduled': 'cancelled what was scheduled',
  'media content processed again': 'had it processed again',
  'media content submitted for review': 'submitted it for review',
  'media content changes requested': 'asked for changes',
  'media content approved': 'approved it',
  'media content approval removed': 'took the approval back',
  'media content review discarded': 'discarded the review',
  'media content review completed': 'completed the review',
  'media file replaced': 'replaced the file',
  'media cut': 'cut it',
  'media version served': 'had the new version served',
  'former version restored': 'took a former version back',
  'version deleted': 'deleted a version',
  'captions added': 'added captions',
  'captions replaced': 'replaced captions',
  'sound track added': 'added a sound track',
  'sound track named': 'named a sound track',
  'sound track made the default': 'chose the sound track that plays by itself',
  'sound track removed': 'removed a sound track',
  'captions relabelled': 'changed the language of captions',
  'captions removed': 'removed captions',
};
export const service = 'The portal';
export const none = 'Nothing has happened to it yet.';
export const restore = 'Take these texts back';
export const restored = 'The former texts are back.';
export const formerly = {
  title: 'Former title',
  description: 'Former description',
  tags: 'Former tags',
  speakers: 'Former speakers',
};
