import type { ItemHistoryEntry } from '@tv/contract/item-history';
import * as text from '../../strings/en/studio-history.ts';

/** What happened, after the name of who did it. An action that has no words here is shown in those of the audit log. */
export const historyWords = ({ action }: Pick<ItemHistoryEntry, 'action'>): string =>
  text.actions[action] ?? action;
