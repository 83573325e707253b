import { scopesOf, type WatchEvent } from './watch-event.ts';

type Sums = { views: number; people: number; seconds: number; completions: number; offered: number };
export type DayTally = { scopeId: string; day: string; members: Sums; visitors: Sums };
/** Counts of members and visitors by a further key: days since a person watched last, or a part of the views. */
export type CountTally = { scopeId: string; day: string; key: string; members: number; visitors: number };
/** The last day on which a viewer watched something of an organization or a category. */
export type LastDay = { scopeId: string; viewerHash: string; day: string };

/** Days without watching after which a person counts like one who never watched. */
const longestGap = 366;

export const viewerKey = (scopeId: string, viewerHash: string): string => `${scopeId} ${viewerHash}`;

/**
 * Counts events by scope and day. `lastDays` are the last days of their viewers by `viewerKey`. It is brought up to date with
 * the events, and `moved` are the days that changed. `firstDays` are the first days that items have figures of: what a viewer
 * watched before is in no figure, so they count as new.
 */
export function tallyDays(
  events: readonly WatchEvent[],
  lastDays: Map<string, string>,
  firstDays: ReadonlyMap<string, string>,
) {
  const days = new Map<string, DayTally>();
  const returns = new Map<string, CountTally>();
  const parts = new Map<string, CountTally>();
  const moved = new Map<string, LastDay>();
  const beginnings = new Map(firstDays);
  // Two devices of a viewer may report the same completion at the same time.
  const completed = new Set<string>();

  for (const event of events) {
    const kind = event.isMember ? 'members' : 'visitors';
    const viewer = viewerKey(event.mediaContentId, event.viewerHash);
    const isCompletion = event.isCompleted && !completed.has(viewer);
    if (isCompletion) completed.add(viewer);
    for (const scopeId of scopesOf(event)) {
      const sums = dayIn(days, scopeId, event.day)[kind];
      if (event.device !== null) {
        sums.views++;
        sums.offered += event.durationInSeconds;
        for (const part of [`device ${event.device}`, `source ${event.source}`])
          countIn(parts, scopeId, event.day, part)[kind]++;
        continue;
      }
      sums.seconds += event.seconds;
      if (isCompletion) sums.completions++;
      const gap = daysBetween(lastDayIn(scopeId, event), event.day);
      if (gap === 0) continue;
      sums.people++;
      countIn(returns, scopeId, event.day, String(gap))[kind]++;
    }
  }
  return {
    days: [...days.values()],
    returns: [...returns.values()],
    parts: [...parts.values()],
    moved: [...moved.values()],
  };

  /** Finds the last day before this event on which its viewer watched, and stores the day of the event. */
  function lastDayIn(scopeId: string, event: WatchEvent): string | undefined {
    const key = viewerKey(scopeId, event.viewerHash);
    if (scopeId === event.mediaContentId) return lastDayOfItem(key, event);
    const before = lastDays.get(key);
    if (before === undefined || before < event.day) {
      lastDays.set(key, event.day);
      moved.set(key, { scopeId, viewerHash: event.viewerHash, day: event.day });
    }
    return before;
  }

  /** The watch position of an item tells it, and another event of the same time, such as one of another device. */
  function lastDayOfItem(key: string, { mediaContentId, previousDay, day }: WatchEvent): string | undefined {
    const first = beginnings.get(mediaContentId);
    if (first === undefined) beginnings.set(mediaContentId, day);
    const stored = previousDay !== null && first !== undefined && previousDay >= first ? previousDay : '';
    const before = [stored, lastDays.get(key) ?? ''].sort().at(-1)!;
    lastDays.set(key, before > day ? before : day);
    return before || undefined;
  }
}

/** Whole days from one day to a later one, 0 for one that is not later. */
const daysBetween = (before: string | undefined, day: string): number =>
  before === undefined
    ? longestGap
    : Math.min(longestGap, Math.max(0, (Date.parse(day) - Date.parse(before)) / 86_400_000));

const noSums = (): Sums => ({ views: 0, people: 0, seconds: 0, completions: 0, offered: 0 });

function dayIn(days: Map<string, DayTally>, scopeId: string, day: string): DayTally {
  const key = `${scopeId} ${day}`;
  const tally = days.get(key) ?? { scopeId, day, members: noSums(), visitors: noSums() };
  days.set(key, tally);
  return tally;
}

function countIn(counts: Map<string, CountTally>, scopeId: string, day: string, name: string): CountTally {
  const key = `${scopeId} ${day} ${name}`;
  const tally = counts.get(key) ?? { scopeId, day, key: name, members: 0, visitors: 0 };
  counts.set(key, tally);
  return tally;
}
