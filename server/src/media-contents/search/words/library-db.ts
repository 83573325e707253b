import type { Queries } from '../../../platform/db/database.ts';
import { type BoundedCache, createBoundedCache } from '../../../platform/bounded-cache.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Language } from './languages.ts';
import { stemLanguages } from './own-stemmers.ts';

/**
 * The library of an organization: the number that begins its lexemes, its languages, and, as counted last, its documents,
 * those that members find, and those that visitors find.
 */
export type Library = {
  number: number;
  languages: Language[];
  documents: number;
  published: number;
  open: number;
  /** Some published items are not for everybody in the organization. */
  hasAudiences: boolean;
};

/** How long the languages and the size of a library are cached, in milliseconds. */
const cachedFor = 10_000;
const maxCached = 1_000;
type Cached = { library: Library; until: number };
const caches = new WeakMap<Queries, BoundedCache<Cached>>();

/** Reads the library of an organization. `undefined`: nothing of it can be found yet. */
export async function findLibrary(db: Queries, organizationId: string): Promise<Library | undefined> {
  const libraries = caches.get(db) ?? createBoundedCache<Cached>(maxCached, () => 1);
  caches.set(db, libraries);
  const known = libraries.get(organizationId);
  if (known && performance.now() < known.until) return known.library;
  const [row] = await db.query<Library>(sql`
    select number, languages, documents, published, open,
      exists (select from audience_counts where of_id = organization_id) as "hasAudiences"
    from search_libraries where organization_id = ${organizationId}::uuid`);
  const library = row && { ...row, languages: stemLanguages(row.languages) };
  if (library) libraries.set(organizationId, { library, until: performance.now() + cachedFor });
  return library;
}

/** Makes libraries for these organizations, or adds these languages to them. Answers their numbers. */
export async function openLibraries(
  db: Queries,
  languages: ReadonlyMap<string, ReadonlySet<Language>>,
): Promise<Map<string, number>> {
  const given = [...languages].map(([id, names]) => ({ id, names: [...names].sort() }));
  const rows = await db.query<{ organization_id: string; number: number; languages: Language[] }>(sql`
    select organization_id, number, languages from search_libraries
    where organization_id = any(${given.map(({ id }) => id)}::uuid[])`);
  const known = new Map(rows.map((row) => [row.organization_id, row]));
  const changed = given.filter(
    ({ id, names }) => !names.every((name) => known.get(id)?.languages.includes(name)),
  );
  if (changed.length > 0) {
    const written = await db.query<{ organization_id: string; number: number; languages: Language[] }>(sql`
      insert into search_libraries (organization_id, languages)
      select id, array(select jsonb_array_elements_text(names)) from jsonb_to_recordset(
        ${JSON.stringify(changed.sort((one, other) => (one.id < other.id ? -1 : 1)))}::jsonb) as given (id uuid, names jsonb)
      on conflict (organization_id) do update
        set languages = array(select distinct name from unnest(search_libraries.languages || excluded.languages) name order by name)
      returning organization_id, number, languages`);
    for (const row of written) known.set(row.organization_id, row);
  }
  return new Map([...known].map(([id, { number }]) => [id, number]));
}
