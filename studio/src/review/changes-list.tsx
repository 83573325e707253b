import type { ReviewSummary } from '@tv/contract/media-contents/reviews';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { historyWords } from '../parts/item/history-words.ts';
import style from './changes-list.module.css';

/** The changes since the last approval, or since the item was submitted before. */
export function ChangesList({ summary }: { summary: ReviewSummary | undefined }) {
  if (!summary?.changedSince) return null;
  const { changedSince, changes } = summary;
  return (
    <section>
      <h2 className={style.heading}>{text.changedSince(shortMoment(changedSince))}</h2>
      {changes.length === 0 && <p className={style.none}>{text.nothingChanged}</p>}
      <ol>
        {changes.map((change) => (
          <li key={`${change.at} ${change.action}`} className={style.change}>
            <span className={style.what}>
              {change.person?.name ?? change.actor ?? text.portal} {historyWords(change)}
              {typeof change.detail['title'] === 'string' && (
                <q className={style.title}>{change.detail['title']}</q>
              )}
            </span>
            <time dateTime={change.at} className={style.when}>
              {agoWords(change.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
