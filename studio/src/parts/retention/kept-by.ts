import type { HoldOfItem } from '@tv/contract/retention/hold-of-item';
import * as text from '@tv/strings/en/studio/item/hold.ts';

/** Which legal hold keeps an item. */
export function keptBy({ kind, category = '', reason = '' }: HoldOfItem): string {
  if (kind === 'manager') return text.keptByManager;
  return kind === 'category' ? text.keptByCategory(category, reason) : text.keptByItem(reason);
}
