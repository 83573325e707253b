import type { Queries } from '../../../platform/db/database.ts';
import type { Language } from './languages.ts';

/** Builds something once for each language. What failed is built again when it is next asked for. */
export function oncePerLanguage<Built>(
  build: (db: Queries, language: Language, list: string) => Promise<Built>,
): (db: Queries, language: Language, list: string) => Promise<Built> {
  const built = new Map<Language, Promise<Built>>();
  return (db, language, list) => {
    const known = built.get(language);
    if (known) return known;
    const fresh = build(db, language, list);
    built.set(language, fresh);
    fresh.catch(() => built.delete(language));
    return fresh;
  };
}
