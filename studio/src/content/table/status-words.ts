import { itemLimits } from '@tv/contract/limits/item-limits';
import { audienceOf as kindOf } from '../../parts/audience/audience.ts';
import type { ContentState } from '@tv/contract/media-contents/content-states';
import { ExpirationOption, ReviewStatus, Visibility } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { nearDate, shortDate, shortMoment } from '@tv/client/lib/format/short-dates.ts';
import * as audienceText from '@tv/strings/en/studio/item/audience.ts';
import * as text from '@tv/strings/en/studio/content/status.ts';
import { problemWords } from '../../parts/problems/reason-words.ts';

export type Tone = 'plain' | 'warning' | 'error';

/** The state of an item in words: what it is, then its date or its reason. `progress`: 0 to 1, while files are made. */
export type StatusWords = {
  state: ContentState;
  words: string;
  detail: string;
  tone: Tone;
  progress?: number;
};

/** Milliseconds for which a deleted item can be restored. */
const restorableFor = itemLimits.restorableDays * 86_400_000;

const percent = (share: number) => Math.min(100, Math.floor(share * 100));

export function statusWords(item: ManagedMediaContent, now = Date.now()): StatusWords {
  const { state, processing } = item;
  const words = text.states[state];
  const plain = { state, words, tone: 'plain' as const };
  if (state === 'processing') return processingWords(item);
  if (state === 'failed')
    return {
      state,
      words,
      detail: item.problem ? problemWords(item.problem) : text.unknownProblem,
      tone: 'error',
    };
  // An item that is out goes on as it was while its files are made again.
  if (processing) return { ...plain, detail: text.beingRemade(percent(processing.progress)) };
  if (state === 'draft' && item.reviewStatus === ReviewStatus.ChangesRequested)
    return { ...plain, detail: text.changesRequested, tone: 'warning' };
  if (item.storage === 'archived' && state === 'draft') return { ...plain, words: text.archived, detail: '' };
  return { ...plain, detail: details[state](item, now) };
}

function processingWords({ state, processing }: ManagedMediaContent): StatusWords {
  const { stage = 'waiting', progress = 0, secondsLeft } = processing ?? {};
  const plain = { state, tone: 'plain' as const, progress: stage === 'processing' ? progress : 0 };
  if (stage === 'uploading')
    return { ...plain, words: text.states.processing, detail: text.uploading(percent(progress)) };
  if (stage === 'waiting') return { ...plain, words: text.states.processing, detail: text.waiting };
  return { ...plain, words: text.processed(percent(progress)), detail: timeLeft(secondsLeft) };
}

function timeLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  if (seconds < 60) return text.secondsLeft;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? text.minutesLeft(minutes) : text.hoursLeft(Math.round(minutes / 60));
}

const details: Record<
  Exclude<ContentState, 'processing' | 'failed'>,
  (item: ManagedMediaContent, now: number) => string
> = {
  draft({ firstPublishedDate, reviewStatus, permitted }) {
    if (firstPublishedDate) return text.wasPublished(shortDate(firstPublishedDate));
    if (reviewStatus === ReviewStatus.Abandoned) return text.reviewWithdrawn;
    return reviewStatus === undefined && permitted.includes('submit') && !permitted.includes('publish')
      ? text.neverSubmitted
      : text.neverPublished;
  },
  inReview: ({ reviewDate }, now) => (reviewDate ? text.since(nearDate(reviewDate, now)) : ''),
  approved: ({ reviewDate }, now) => (reviewDate ? text.on(nearDate(reviewDate, now)) : ''),
  scheduled: ({ scheduledPublicationDate }) =>
    scheduledPublicationDate ? text.forDate(shortMoment(scheduledPublicationDate)) : '',
  published(item, now) {
    const { scheduledUnpublicationDate: end, publishDate } = item;
    if (end) return text.until(shortMoment(end));
    const linkEnd = linkEndOf(item);
    if (linkEnd) {
      const date = nearDate(linkEnd, now);
      return Date.parse(linkEnd) < now ? text.linkEnded(date) : text.linkEnds(date);
    }
    return publishDate ? shortDate(publishDate) : '';
  },
  deleted({ deletedDate, permitted }, now) {
    if (!deletedDate) return '';
    return permitted.includes('restore')
      ? text.restorableUntil(nearDate(new Date(Date.parse(deletedDate) + restorableFor).toISOString(), now))
      : text.on(nearDate(deletedDate, now));
  },
};

/** When the public link of an item ends. */
const linkEndOf = ({ visibility, expirationOption, expirationDate }: ManagedMediaContent) =>
  visibility === Visibility.PUBLIC && expirationOption === ExpirationOption.Date ? expirationDate : undefined;

/** The audience of an item in one word, and what else narrows it. */
export type Audience = {
  kind: 'internal' | 'chosen' | 'public' | 'unlisted';
  words: string;
  isLocked: boolean;
  /** When the public link ends or ended; empty: never. */
  ends: string;
};

export function audienceOf(item: ManagedMediaContent, now = Date.now()): Audience {
  const isPublic = item.visibility === Visibility.PUBLIC;
  const kind = item.audience.kind === 'chosen' ? 'chosen' : kindOf(item);
  const end = linkEndOf(item);
  const ends = end ? (Date.parse(end) < now ? text.ended : text.ending)(nearDate(end, now)) : '';
  const words = {
    internal: text.internal,
    chosen: audienceText.forSome,
    public: text.isPublic,
    unlisted: text.unlisted,
  }[kind];
  return { kind, words, isLocked: isPublic && item.isPasswordProtected, ends };
}
