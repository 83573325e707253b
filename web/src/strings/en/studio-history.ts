import type { ItemEvent } from '@tv/contract/item-history';

/** What happened to an item, after the name of who did it. The keys are the actions of the audit log. */
export const actions: Record<ItemEvent, string> = {
  'media content brought in': 'brought it in',
  'media content edited': 'edited it',
  'media content audience changed': 'changed who may see it',
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
  'media content review discarded': 'withdrew the review',
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
  'sound track made the default': 'chose the sound track that plays first',
  'sound track removed': 'removed a sound track',
  'captions relabelled': 'changed the language of captions',
  'captions removed': 'removed captions',
  'media content published on schedule': 'published it as planned',
  'media content unpublished on schedule': 'took it back to a draft as planned',
  'poster chosen': 'chose the poster',
  'poster brought in': 'uploaded a poster',
  'poster reset': 'went back to the automatic poster',
  'attachment added': 'added an attachment',
  'attachment replaced': 'replaced an attachment',
  'attachment renamed': 'renamed an attachment',
  'attachment removed': 'removed an attachment',
  'attachments ordered': 'put the attachments in another order',
  'captions made by machine': 'had captions generated',
  'captions approved': 'approved automatic captions',
  'machine captions asked for': 'requested automatic captions',
  'machine captions cancelled': 'cancelled the request for automatic captions',
};
export const service = 'The portal';
export const none = 'No changes yet.';
export const noneHelp =
  'Every change appears here with its author and date, and earlier texts can be restored.';
export const editDetails = 'Edit the details';
export const restore = 'Take these texts back';
export const restored = 'The former texts are back.';
export const formerly = {
  title: 'Former title',
  description: 'Former description',
  tags: 'Former tags',
  speakers: 'Former speakers',
};
