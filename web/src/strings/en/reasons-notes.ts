import { notes } from '@tv/contract/notes';
import type { TextsOf } from '@tv/contract/reason';

/** What was left out of a file, or assumed. */
export const texts: TextsOf<typeof notes> = {
  ...notes,
  'note.captionsDrafted':
    'The captions in the file ({names}) are drafts. Those of the item stay until a draft is published.',
};
