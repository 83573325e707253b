import type * as general from './strings/en/tv.ts';
import type * as imports from './strings/en/tv-import.ts';
import type * as items from './strings/en/tv-items.ts';
import type * as people from './strings/en/tv-people.ts';
import type * as portal from './strings/en/tv-portal.ts';
import { language } from './language.ts';

type Texts = typeof general & typeof imports & typeof items & typeof people & typeof portal;

const areas = ['tv', 'tv-import', 'tv-items', 'tv-people', 'tv-portal'];

/** What commands say to people, in their language. The others are not loaded. */
export const text = Object.assign(
  {},
  ...(await Promise.all(areas.map((area) => import(`./strings/${language}/${area}.ts`)))),
) as Texts;
