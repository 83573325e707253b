import type { ItemHistoryEntry } from '@tv/contract/media-contents/item-history';
import * as text from '@tv/strings/en/studio/item/history.ts';

const sentences: Partial<Record<string, string>> = text.actions;

/** What happened, after the name of who did it. What a newer service records is shown in the words of the audit log. */
export const historyWords = ({ action }: Pick<ItemHistoryEntry, 'action'>): string =>
  sentences[action] ?? action;
