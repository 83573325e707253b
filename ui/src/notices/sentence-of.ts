import type { Notice } from '@tv/contract/notifications/notices';
import { shortDay, shortMoment } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/parts/notices.ts';

/** Stands for the title while the sentence is composed. */
const gap = '\n';

/** The sentence of a notice in the reader's language: its words before and after the title of the item. */
export function sentenceOf(notice: Notice): [before: string, after: string] {
  const [before = '', after = ''] = compose(notice).split(gap);
  return [before, after];
}

function compose({
  kind,
  category,
  startsAt,
  actor = text.somebody,
  rule = '',
  action = 'tell',
  day = '',
}: Notice): string {
  switch (kind) {
    case 'news':
      return category ? text.newIn(category, gap) : text.newItem(gap);
    case 'reminderPublished':
      return text.available(gap);
    case 'reminderMoved':
      return startsAt ? text.moved(shortMoment(startsAt), gap) : text.available(gap);
    case 'remark':
      return text.remark(actor, gap);
    case 'changesRequested':
      return text.changesRequested(actor, gap);
    case 'approved':
      return text.approved(actor, gap);
    case 'withdrawn':
      return text.withdrawn(actor, gap);
    case 'published':
      return text.published(gap);
    case 'toReview':
      return text.toReview(actor, gap);
    case 'toPublish':
      return text.toPublish(actor, gap);
    case 'failed':
      return text.failed(gap);
    case 'webhookEnded':
      return text.webhookEnded(gap);
    case 'sourceFailing':
      return text.sourceFailing(gap);
    case 'sourceGaveUp':
      return text.sourceGaveUp(gap);
    case 'retention':
      return text.retention[action](day && shortDay(day), rule, gap);
  }
}
