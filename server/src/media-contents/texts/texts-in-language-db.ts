import { sql, type Sql } from '../../platform/db/sql.ts';

/** The title of `media_contents mc` in a language, else the default. */
export const titleIn = (language: Sql): Sql => sql`text_in(mc.translations, ${language}, 'title', mc.title)`;

/** The name of `categories c` in a language, else the default. */
export const categoryNameIn = (language: Sql): Sql =>
  sql`text_in(c.translations, ${language}, 'name', c.name)`;
