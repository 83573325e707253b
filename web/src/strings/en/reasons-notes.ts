import { notes } from '@tv/contract/notes';
import type { TextsOf } from '@tv/contract/reason';

/** What was left out of a file, or assumed. */
export const texts: TextsOf<typeof notes> = {
  ...notes,
  'note.captionsDrafted':
    'The captions in the file ({names}) were added as drafts. The current ones stay until a draft is published.',
};
