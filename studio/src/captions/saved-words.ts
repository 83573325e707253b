import type { SubtitleDraft } from '@tv/contract/captions/subtitle-drafts';
import { timeOfDay } from '@tv/client/lib/format/time-of-day.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import type { CueSaving } from './use-saved-cues.ts';

/** What became of the last change, or how the draft stands to what is published. */
export function savedWords(saving: CueSaving, draft: SubtitleDraft): string {
  switch (saving.state) {
    case 'saving':
      return text.saving;
    case 'refused':
      return saving.reason ?? text.notSaved;
    case 'incomplete':
      return text.notSaved;
    case 'gone':
      return text.gone;
    case 'conflict':
      return '';
    case 'saved':
      if (saving.at) return text.savedAt(timeOfDay(saving.at));
      return draft.hasChanges ? text.draftSaved : draft.subtitleId ? text.nothingChanged : '';
  }
}
