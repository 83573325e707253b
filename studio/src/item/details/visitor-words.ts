import { longDate } from '@tv/client/lib/format/dates.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import type { ItemForm } from '../../parts/item/item-form.ts';

type Publication = { isPublished: boolean; publishesAt?: string | undefined };

/** What somebody who is not signed in finds of an item, in sentences: now, or once it is published. */
export function visitorWords(
  { audience, hasPassword, linkEnds }: Pick<ItemForm, 'audience' | 'hasPassword' | 'linkEnds'>,
  { isPublished, publishesAt }: Publication,
): string {
  if (audience === 'internal') return text.visitorNothing;
  const when = isPublished
    ? text.fromNow
    : publishesAt
      ? text.from(longDate(publishesAt))
      : text.oncePublished;
  const finds = audience === 'public' ? text.visitorFinds(when) : text.visitorWithLink(when);
  return [
    finds,
    hasPassword ? text.visitorPassword : text.visitorPlays,
    linkEnds ? text.visitorEnds(longDate(`${linkEnds}T12:00:00`)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
