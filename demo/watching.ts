import { devices, type Device, sources, type Source } from '@tv/contract/analytics/analytics-figures';
import { begun, completed } from './beginnings.ts';
import { durationOf } from './item.ts';
import { between, randomFrom, type Random } from './scenes/random.ts';
import { items, type PlacedItem } from './world.ts';

/** A view of the demo before its first start, and what was played then, in seconds. */
export type DemoView = {
  item: PlacedItem;
  /** A key of `people`, or a visitor of the public pages. */
  viewer: { person: string } | { visitor: string };
  device: Device;
  source: Source;
  at: Date;
  played: [from: number, to: number];
  /** Played some minutes later once more. */
  again?: [from: number, to: number];
};

/** Days for which the demo has figures. */
const longest = 56;
const visitorsOfAnOrganization = 240;
const day = 86_400_000;

/** Views by visitors a day, by how many days ago an item was published. */
const viewsAt = (age: number) => 4.5 * Math.exp(-age / 9) + 0.25;
const weekend = 0.45;

const deviceShares: Record<Device, number> = {
  computer: 0.52,
  phone: 0.34,
  tablet: 0.08,
  television: 0.04,
  other: 0.02,
};
const sourceShares: Record<Source, number> = {
  portal: 0.56,
  link: 0.14,
  search: 0.13,
  social: 0.08,
  embed: 0.06,
  feed: 0.03,
  guest: 0,
};

/** What visitors and members of the demo watched until `now`, in order. The same for each day of the week. */
export function watchingUntil(now: Date): DemoView[] {
  const views = items
    .filter((item) => item.publishedDaysAgo !== undefined)
    .flatMap((item) => [
      ...(item.visibility === 2 && !item.password ? visitsOf(item, now) : []),
      ...viewsOfMembers(item, now),
    ]);
  return views.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function visitsOf(item: PlacedItem, now: Date): DemoView[] {
  const random = randomFrom(item.art.seed * 31 + item.slug.length);
  const seen = new Set<number>();
  const views: DemoView[] = [];
  const first = Math.min(longest, Math.floor(item.publishedDaysAgo!));
  for (let daysAgo = first; daysAgo > 0; daysAgo--) {
    const date = new Date(now.getTime() - daysAgo * day);
    const expected = viewsAt(item.publishedDaysAgo! - daysAgo) * (date.getUTCDay() % 6 === 0 ? weekend : 1);
    const count = Math.floor(expected + random());
    for (let each = 0; each < count; each++) {
      const visitor = Math.floor(random() * visitorsOfAnOrganization);
      if (seen.has(visitor)) continue;
      seen.add(visitor);
      const at = new Date(date.getTime() + (random() - 0.5) * 0.6 * day);
      views.push({
        item,
        viewer: { visitor: `${item.organizationId} ${visitor}` },
        at,
        ...origin(random),
        ...playing(item, random),
      });
    }
  }
  return views;
}

function viewsOfMembers(item: PlacedItem, now: Date): DemoView[] {
  const random = randomFrom(item.art.seed);
  return [...begun, ...completed]
    .filter((each) => each.item === item.slug)
    .map(({ person, share, watchedDaysAgo }) => ({
      item,
      viewer: { person },
      at: new Date(now.getTime() - watchedDaysAgo * day),
      ...origin(random),
      source: 'portal',
      played: [0, share * durationOf(item)],
    }));
}

function playing(item: PlacedItem, random: Random): Pick<DemoView, 'played' | 'again'> {
  const duration = durationOf(item);
  const end = random() < 0.52 ? duration : between(random, 0.06, 0.97) * duration;
  if (random() > 0.12 || end < duration / 2) return { played: [0, end] };
  return { played: [0, end], again: [0.3 * duration, between(random, 0.36, 0.48) * duration] };
}

const origin = (random: Random) => ({
  device: drawn(devices, deviceShares, random()),
  source: drawn(sources, sourceShares, random()),
});

function drawn<Name extends string>(
  names: readonly Name[],
  shares: Record<Name, number>,
  value: number,
): Name {
  let sum = 0;
  return names.find((name) => (sum += shares[name]) > value) ?? names[0]!;
}

/** What visitors searched for: how many of them, and how many results they had. */
export const searches: { organization: string; term: string; people: number; resultCount: number }[] = [
  { organization: 'aurora-energy', term: 'wind', people: 21, resultCount: 9 },
  { organization: 'aurora-energy', term: 'blade repair manual', people: 14, resultCount: 0 },
  { organization: 'aurora-energy', term: 'solar', people: 12, resultCount: 5 },
  { organization: 'aurora-energy', term: 'parking at skarv', people: 9, resultCount: 0 },
  { organization: 'aurora-energy', term: 'safety', people: 8, resultCount: 4 },
  { organization: 'aurora-energy', term: 'heat pump offer', people: 5, resultCount: 0 },
  { organization: 'harbor-bank', term: 'budget', people: 11, resultCount: 2 },
  { organization: 'harbor-bank', term: 'opening hours', people: 7, resultCount: 0 },
];
