import { itemLimits } from '@tv/contract/limits/item-limits';
import { because } from '@tv/contract/reasons/problem-reasons';
import { lengthOfTranslations, mergeTranslations } from '@tv/contract/languages/texts-by-language';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import { invalidField } from '../../platform/http/problem.ts';

/** An item's translations with what a change says of them. Throws 400 where they would be too long together. */
export function mergedTranslations(present: ItemTranslations, change: ItemTranslations): ItemTranslations {
  const merged = mergeTranslations(present, change);
  if (lengthOfTranslations(merged) > itemLimits.translations)
    throw invalidField('translations', because('field.tooLong', { most: itemLimits.translations }));
  return merged;
}
