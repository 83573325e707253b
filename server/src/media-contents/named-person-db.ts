import { type Sql, sql } from '../platform/db/sql.ts';

/** The name of a row of `people`: the email address of a person who gave none. */
export const personName = (person: Sql): Sql =>
  sql`coalesce(nullif(trim(concat(${person}.first_name, ' ', ${person}.last_name)), ''), ${person}.email)`;

/** The person with an id, as JSON. `null` where there is none. */
export const namedPerson = (id: Sql): Sql => sql`(
  select json_build_object('id', p.id, 'name', ${personName(sql`p`)}) from people p where p.id = ${id})`;
