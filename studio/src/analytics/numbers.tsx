import type { AnalyticsSummary } from '@tv/contract/analytics/analytics-figures';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { spokenDuration } from '@tv/client/lib/format/durations.ts';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import type { PeriodLength } from './address.ts';
import {
  type Change,
  changeInNumbers,
  changeInPercent,
  changeInPoints,
  shownCount,
  totalIn,
} from './figures.ts';
import style from './numbers.module.css';

type NumbersProps = { summary: AnalyticsSummary; days: PeriodLength };

/** The four numbers of a period, each with how it differs from the period before. */
export function Numbers({ summary, days }: NumbersProps) {
  const { current, before, memberCount } = summary;
  const seconds = totalIn(current, 'secondsWatched');
  const people = totalIn(current, 'people');
  const isCompared = !current.hasFewMembers && !before.hasFewMembers;
  const compared = (change: Change): Change => (isCompared ? change : { kind: 'none' });
  const inPercent = (name: 'views' | 'secondsWatched') =>
    compared(changeInPercent(totalIn(current, name), totalIn(before, name)));
  const asPercent = (by: number) => percentWords(by / 100);
  const visitors = current.visitors?.people ?? 0;
  const others = current.isBelowThreshold
    ? text.fewVisitors
    : visitors > 0
      ? text.visitors(visitors)
      : undefined;
  const members = current.hasFewMembers ? text.fewColleagues : text.ofColleagues(number(memberCount));
  const comparison = others ? text.and(members, others) : members;
  return (
    <dl className={style.numbers} aria-label={text.figures}>
      <Figure name={text.views} value={shownCount(totalIn(current, 'views'), current.hasFewMembers)}>
        <ChangeWords
          change={inPercent('views')}
          say={asPercent}
          since={text.thanBefore(days)}
          same={text.asBefore(days)}
          alone={isCompared ? text.firstTime : text.fewColleagues}
        />
      </Figure>
      <Figure name={text.people} value={current.hasFewMembers ? '–' : number(current.members.people)}>
        <ChangeWords
          change={compared(changeInNumbers(current.members.people, before.members.people))}
          say={number}
          since={comparison}
        />
      </Figure>
      <Figure name={text.hoursWatched} value={hoursWords(seconds / 3600)}>
        <ChangeWords
          change={inPercent('secondsWatched')}
          say={asPercent}
          since={people > 0 ? meanWords(seconds / people) : ''}
        />
      </Figure>
      <Figure
        name={text.completion}
        value={current.completion === undefined ? '–' : percentWords(current.completion)}
      >
        <ChangeWords
          change={changeInPoints(current.completion, before.completion)}
          say={text.points}
          since={text.finished(totalIn(current, 'completions'))}
        />
      </Figure>
    </dl>
  );
}

/** How long a person watched, in seconds below a minute, else in minutes. */
const meanWords = (seconds: number): string =>
  seconds < 0.5 ? '' : text.aPerson(spokenDuration(seconds < 59.5 ? seconds : Math.round(seconds / 60) * 60));

/** Whole hours; below ten with a tenth. What is not nothing is never zero. */
const hoursWords = (hours: number): string => {
  if (hours > 0 && hours < 0.1) return `< ${number(0.1)}`;
  return number(hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours));
};

type FigureProps = { name: string; value: string; children: ReactNode };

const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <dt className={style.name}>{name}</dt>
    <dd className={style.value}>{value}</dd>
    <dd className={style.change}>{children}</dd>
  </div>
);

type ChangeWordsProps = {
  change: Change;
  /** The amount in words. */
  say: (by: number) => string;
  /** A note after the change. It also stands where nothing changed, unless the figure has another note. */
  since: string;
  same?: string;
  alone?: string;
};

/** More or less than before, by an arrow and words; then what else is said of the figure. */
function ChangeWords({ change, say, since, same = since, alone = since }: ChangeWordsProps) {
  if (change.kind === 'none' || change.kind === 'first') return <span>{alone}</span>;
  if (change.kind === 'same')
    return (
      <>
        <Equal aria-hidden="true" />
        <span>{same}</span>
      </>
    );
  const isMore = change.kind === 'more';
  return (
    <>
      <span className={isMore ? style.more : style.less}>
        {isMore ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        <span className="visually-hidden">{isMore ? text.more : text.less} </span>
        {say(change.by)}
      </span>{' '}
      <span>{since}</span>
    </>
  );
}

/** The shape of the four numbers before they are there. */
export const NumbersSkeleton = () => (
  <div className={style.numbers} role="status" aria-label={text.loading}>
    {[text.views, text.people, text.hoursWatched, text.completion].map((name) => (
      <div key={name} className={style.skeleton}>
        <p className={style.name}>{name}</p>
        <Skeleton width="60%" height={40} />
        <Skeleton width="90%" height={14} />
      </div>
    ))}
  </div>
);
