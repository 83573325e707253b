import { literal, sql, type Sql } from '../../../platform/db/sql.ts';

/** What it costs to look into a document, where an entry of the index's list costs 1. */
const lookCost = 50;
/** The most documents that are looked into, the newest first. */
const maxNewest = 1_000;

/** The item of a document is one that the statement may read: tables of words have no policy, items have one (ADR 70). */
const isOfReadableItem = sql`(select true from media_contents item where item.id = d.media_content_id) is not null`;

/**
 * The condition that some document of the table, which meets the condition on `d`, has what is wanted. Of `items` documents
 * that have it, few are found by the index, and of many one is met soon by date. What is wanted stands there twice: then the
 * planner expects so few documents that it takes the index, and does not read the table from its beginning until it meets one.
 */
export function someDocument(
  table: Sql,
  { wanted, condition, items, documents }: { wanted: Sql; condition: Sql; items: Sql; documents: number },
): Sql {
  const few = Math.round(Math.sqrt(lookCost * documents));
  return sql`(${items} > ${few}::int and exists (
      select from (select d.words, d.media_content_id from ${table} d where ${condition}
        order by d.published_at desc limit ${literal(maxNewest)}) d where d.words @@ ${wanted} and ${isOfReadableItem})
    or exists (select from ${table} d where d.words @@ ${wanted} and d.words @@ ${wanted} and ${condition} and ${isOfReadableItem}))`;
}
