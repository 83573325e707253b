import { timeOfDay } from '../../lib/format/time-of-day.ts';
import * as text from '../../strings/en/studio-item.ts';
import type { Saving } from './use-item-form.ts';

/** Whether what was typed is stored, in words; nothing before the first change. */
export function savedWords(saving: Saving): string {
  if (saving.state === 'saving') return text.saving;
  if (saving.state === 'refused' || saving.state === 'conflict') return text.refused;
  return saving.at ? text.savedAt(timeOfDay(saving.at)) : '';
}
