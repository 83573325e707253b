import { timeOfDay } from '@tv/client/lib/format/time-of-day.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import type { ItemSaving } from '../../parts/item/item-saver.ts';

/** Whether what was typed is stored, in words; nothing before the first change. */
export function savedWords(saving: ItemSaving): string {
  if (saving.state === 'saving') return text.saving;
  if (saving.state !== 'saved') return text.refused;
  return saving.at ? text.savedAt(timeOfDay(saving.at)) : '';
}
