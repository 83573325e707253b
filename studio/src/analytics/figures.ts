import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';

/** Counts of members and, where they may be told, of visitors. */
type Both<Figures> = { members: Figures; visitors?: Figures | undefined };

/** The sum of both. Visitors who are left out do not count. */
export const totalOf = ({ members, visitors }: Both<number>): number => members + (visitors ?? 0);

/** The sum of one figure of both. A figure that is not told does not count. */
export const totalIn = <Name extends string>(
  { members, visitors }: Both<Partial<Record<Name, number>>>,
  name: Name,
): number => (members[name] ?? 0) + (visitors?.[name] ?? 0);

/** Whether figures leave somebody out: few visitors, or few members where the organization wants no figures with names. */
export const isLeftOut = (figures: {
  hasFewMembers?: true | undefined;
  isBelowThreshold?: true | undefined;
}): boolean => Boolean(figures.hasFewMembers ?? figures.isBelowThreshold);

/** A count, with a plus where somebody is left out. */
export const shownCount = (count: number, isPartial: boolean | undefined): string =>
  !isPartial ? number(count) : count > 0 ? text.atLeast(number(count)) : text.few;

/** How a figure differs from that of the period before. */
export type Change =
  | { kind: 'same' }
  | { kind: 'none' }
  | { kind: 'first' }
  | { kind: 'more' | 'less'; /** Never negative. */ by: number };

const changeBy = (difference: number): Change =>
  difference === 0 ? { kind: 'same' } : { kind: difference > 0 ? 'more' : 'less', by: Math.abs(difference) };

/** The change in whole percent of the figure before. */
export function changeInPercent(now: number, before: number): Change {
  if (before === 0) return { kind: now === 0 ? 'none' : 'first' };
  return changeBy(Math.round(((now - before) / before) * 100));
}

/** The change in whole numbers. */
export const changeInNumbers = (now: number, before: number): Change =>
  now === 0 && before === 0 ? { kind: 'none' } : changeBy(now - before);

/** The change of a share from 0 to 1, in whole points of a hundred. */
export const changeInPoints = (now: number | undefined, before: number | undefined): Change =>
  now === undefined || before === undefined
    ? { kind: now === undefined ? 'none' : 'first' }
    : changeBy(Math.round(now * 100) - Math.round(before * 100));
