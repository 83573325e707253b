import type { ItemEvent, ShareEvent } from '@tv/contract/item-history';

/** What happened to an item, after the name of who did it. The keys are the actions of the audit log. */
export const actions: Record<ItemEvent | ShareEvent, string> = {
  'media content brought in': 'uploaded it',
  'media content edited': 'edited it',
  'media content audience changed': 'changed who may see it',
  'media content deleted': 'deleted it',
  'media content restored': 'restored it',
  'media content published': 'published it',
  'media content unpublished': 'unpublished it',
  'media content scheduled': 'scheduled it',
  'media content no longer scheduled': 'cancelled the schedule',
  'media content processed again': 'had it processed again',
  'media content submitted for review': 'submitted it for review',
  'media content changes requested': 'asked for changes',
  'media content approved': 'approved it',
  'media content approval removed': 'removed the approval',
  'media content review discarded': 'withdrew the review',
  'media content review completed': 'completed the review',
  'media file replaced': 'replaced the file',
  'media cut': 'cut it',
  'media version served': 'put the new version online',
  'former version restored': 'restored an earlier version',
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
  'media content unpublished on schedule': 'unpublished it as planned',
  'poster chosen': 'chose the poster',
  'poster brought in': 'uploaded a poster',
  'poster reset': 'went back to the automatic poster',
  'attachment added': 'added an attachment',
  'attachment replaced': 'replaced an attachment',
  'attachment renamed': 'renamed an attachment',
  'attachment removed': 'removed an attachment',
  'attachments ordered': 'changed the order of the attachments',
  'captions made by machine': 'had captions generated',
  'captions approved': 'approved automatic captions',
  'machine captions asked for': 'requested automatic captions',
  'machine captions cancelled': 'cancelled the request for automatic captions',
  'legal hold placed': 'placed it under legal hold',
  'legal hold lifted': 'lifted the legal hold',
  'old addresses changed': 'changed the old addresses',
  'media content unpublished by a retention rule': 'unpublished it by a retention rule',
  'media content archived by a retention rule': 'archived it by a retention rule',
  'media content deleted by a retention rule': 'deleted it by a retention rule',
  'media content kept for another year': 'kept it for another year',
  'media content archived': 'archived it',
  'media content not archived': 'could not archive it',
  'media content brought back': 'brought it back from the archive',
  'guest invited': 'shared it with a guest',
  'guest changed': 'changed a share with a guest',
  'guest ended': 'ended a share with a guest',
};
export const service = 'The portal';
export const none = 'No changes yet.';
export const noneHelp =
  'Every change appears here with its author and date, and earlier texts can be restored.';
export const editDetails = 'Edit the details';
export const restore = 'Restore these texts';
export const restored = 'The earlier texts are restored.';
export const formerly = {
  title: 'Previous title',
  description: 'Previous description',
  tags: 'Previous tags',
  speakers: 'Previous speakers',
};
