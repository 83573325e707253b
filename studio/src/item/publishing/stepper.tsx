import type { ContentState } from '@tv/contract/media-contents/content-states';
import { ReviewStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { Archive, CircleCheck, CircleDashed, Circle, TriangleAlert, Trash2 } from 'lucide-react';
import { comingDate, longDate } from '@tv/client/lib/format/dates.ts';
import { number } from '@tv/strings/en/locale.ts';
import * as archive from '@tv/strings/en/studio/item/archive.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import style from './stepper.module.css';

const steps = ['draft', 'inReview', 'scheduled', 'published'] as const;
type Step = (typeof steps)[number];

/** Where an item stands among these steps. */
const placeOf: Partial<Record<ContentState, Step>> = {
  draft: 'draft',
  inReview: 'inReview',
  approved: 'inReview',
  scheduled: 'scheduled',
  published: 'published',
};

/** The way of an item, and how far it has come. What fails or is deleted is said instead. */
export function Stepper({ item }: { item: ManagedMediaContent }) {
  const { state, processing, problem } = item;
  if (item.storage === 'archived' && state === 'draft')
    return (
      <p className={style.only} role="status">
        <Archive aria-hidden="true" />
        {archive.badge}
      </p>
    );
  const here = placeOf[state];
  if (here === undefined) {
    const Icon = state === 'failed' ? TriangleAlert : state === 'deleted' ? Trash2 : CircleDashed;
    return (
      <p className={[style.only, state === 'failed' && style.failed].filter(Boolean).join(' ')} role="status">
        <Icon aria-hidden="true" />
        {state === 'processing' &&
          text.processing(`${number(Math.floor((processing?.progress ?? 0) * 100))} %`)}
        {state === 'failed' && (problem ?? text.failed)}
        {state === 'deleted' && text.deleted(longDate(item.deletedDate))}
      </p>
    );
  }
  return (
    <ol className={style.steps}>
      {steps.map((step) => {
        const isReached =
          step === here || (steps.indexOf(step) < steps.indexOf(here) && hasHappened(step, item));
        const Icon = isReached ? CircleCheck : Circle;
        return (
          <li
            key={step}
            className={[style.step, isReached && style.reached, step === here && style.here]
              .filter(Boolean)
              .join(' ')}
            aria-current={step === here ? 'step' : undefined}
          >
            <Icon aria-hidden="true" />
            {text.steps[step]}
            {step === here && <span className={style.note}>{noteOf(item)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Whether an item went through an earlier step: not every item is reviewed or scheduled. */
function hasHappened(step: Step, { reviewStatus }: ManagedMediaContent): boolean {
  if (step === 'inReview')
    return reviewStatus === ReviewStatus.Approved || reviewStatus === ReviewStatus.Completed;
  return step === 'draft';
}

function noteOf({ state, scheduledPublicationDate, publishDate, reviewDate }: ManagedMediaContent): string {
  if (state === 'scheduled' && scheduledPublicationDate) return comingDate(scheduledPublicationDate);
  if (state === 'published') return longDate(publishDate);
  if (state === 'approved') return text.approved;
  return state === 'inReview' && reviewDate ? longDate(reviewDate) : '';
}
