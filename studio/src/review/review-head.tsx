import { isolate } from '@tv/contract/languages/isolate';
import { ReviewApprovalState } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { ReviewSummary } from '@tv/contract/media-contents/reviews';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { SquarePen } from 'lucide-react';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import style from './review-head.module.css';
import { apart } from '@tv/strings/en/locale.ts';

type ReviewHeadProps = { item: ManagedMediaContent; summary: ReviewSummary | undefined };

/** The head of a review: the title of the item, who submitted it and when, and who decided. */
export function ReviewHead({ item, summary }: ReviewHeadProps) {
  const { submitted, version = 0, reviewers = [] } = summary ?? {};
  const decided = reviewers.filter(({ state }) => state !== ReviewApprovalState.NotStarted);
  return (
    <header className={style.head}>
      <div className={style.texts}>
        <h2 className={style.title} dir="auto">
          {item.title}
        </h2>
        <p className={style.line}>
          {submitted &&
            [
              isolate(submitted.by?.name ?? submitted.actor ?? text.portal),
              text.version(version),
              text.sent(agoWords(submitted.at)),
            ]
              .map(apart)
              .join(' · ')}
        </p>
        {decided.map(({ id, name, state }) => (
          <p key={id} className={style.line}>
            <bdi>{name}</bdi> {text.decided[`${state}` as keyof typeof text.decided]}
          </p>
        ))}
        {submitted?.comment && (
          <blockquote className={style.comment} dir="auto">
            {submitted.comment}
          </blockquote>
        )}
      </div>
      {item.permitted.includes('edit') && (
        <LinkButton
          look="neutral"
          className={style.open ?? ''}
          icon={<SquarePen />}
          to={studioPath('content/:id', { id: item.id })}
        >
          {text.openItem}
        </LinkButton>
      )}
    </header>
  );
}
