import { CircleCheck, TriangleAlert } from 'lucide-react';
import * as text from '@tv/strings/en/studio/content/review.ts';
import type { Check } from './checks.ts';
import style from './checks-list.module.css';

/** The checks before an item is published, each fine or to be looked at again. */
export const ChecksList = ({ checks }: { checks: readonly Check[] }) => (
  <section>
    <h2 className={style.heading}>{text.beforeItGoesOut}</h2>
    <ul className={style.list}>
      {checks.map(({ name, says, isFine }) => (
        <li key={name} className={style.check}>
          {isFine ? (
            <CircleCheck className={style.fine} aria-label={text.fine} role="img" />
          ) : (
            <TriangleAlert className={style.warning} aria-label={text.lookAgain} role="img" />
          )}
          <span className={style.name}>{name}</span>
          <span className={style.says}>{says}</span>
        </li>
      ))}
    </ul>
  </section>
);
