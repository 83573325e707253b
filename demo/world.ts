import { join } from 'node:path';
import { auroraPeople } from './content/aurora-people.ts';
import { auroraPodcast } from './content/aurora-podcast.ts';
import { auroraProduct } from './content/aurora-product.ts';
import { auroraSafety } from './content/aurora-safety.ts';
import { auroraTownHalls } from './content/aurora-town-halls.ts';
import { auroraTraining } from './content/aurora-training.ts';
import { auroraUpcoming } from './content/aurora-upcoming.ts';
import { harborMoney } from './content/harbor-money.ts';
import { harborQuay } from './content/harbor-quay.ts';
import type { DemoItem } from './item.ts';
import { AURORA, HARBOR, organizations } from './organizations.ts';

export type PlacedItem = DemoItem & { organizationId: string };

const at = (organizationId: string, items: DemoItem[]): PlacedItem[] =>
  items.map((item) => ({ ...item, organizationId }));

/** Everything the demo's organizations publish. */
export const items: PlacedItem[] = [
  ...at(AURORA, auroraTownHalls),
  ...at(AURORA, auroraSafety),
  ...at(AURORA, auroraTraining),
  ...at(AURORA, auroraProduct),
  ...at(AURORA, auroraPeople),
  ...at(AURORA, auroraPodcast),
  ...at(AURORA, auroraUpcoming),
  ...at(HARBOR, harborQuay),
  ...at(HARBOR, harborMoney),
];

export const mediaFolder = join(import.meta.dirname, 'media');

/** Of an item's files, relative to `mediaFolder`; `media-package.json`, subtitles and `attachments/` are in it. */
export const folderOf = (item: PlacedItem): string => {
  const organization = organizations.find(({ id }) => id === item.organizationId);
  if (!organization)
    throw new Error(`The organization of "${item.slug}" is missing in demo/organizations.ts.`);
  return join(organization.slug, item.slug);
};
