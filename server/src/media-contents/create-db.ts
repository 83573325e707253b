import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { rawSql, sql } from '../platform/db/sql.ts';
import {
  expirationOptionOf,
  fieldNames,
  fields,
  foldedColumns,
  foldedTexts,
  type FieldName,
} from './fields.ts';
import type { NewItem } from './new-item.ts';
import { indexItems } from './search/indexing/index-items-db.ts';

/** Columns beside those of the fields, with their types in PostgreSQL. */
const ownColumns: { [Name in Exclude<keyof NewItem, FieldName>]: [column: string, type: string] } = {
  id: ['id', 'uuid'],
  organizationId: ['organization_id', 'uuid'],
  createdBy: ['created_by', 'uuid'],
  createdAt: ['created_at', 'timestamptz'],
  status: ['status', 'smallint'],
  scheduledPublicationDate: ['scheduled_publication_date', 'timestamptz'],
  firstPublishedAt: ['first_published_at', 'timestamptz'],
  processingStatus: ['processing_status', 'smallint'],
  mediaType: ['media_type', 'smallint'],
  package: ['package', 'jsonb'],
};
const columns: [column: string, type: string][] = [
  ...Object.values(ownColumns),
  ...fieldNames.map((name): [string, string] => [fields[name].column, fields[name].type]),
  ...foldedColumns.map((column): [string, string] => [column, 'text']),
  ['expiration_option', 'smallint'],
  ['password_version', 'integer'],
  ['duration_in_seconds', 'real'],
  ['package_version', 'integer'],
  ['processing_progress', 'real'],
];
const names = rawSql(columns.map(([column]) => column).join(', '));
const values = rawSql(
  columns.map(([column]) => (column === 'created_at' ? 'coalesce(created_at, now())' : column)).join(', '),
);
const types = rawSql(columns.map(([column, type]) => `${column} ${type}`).join(', '));

const rowOf = (item: NewItem): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(ownColumns).map(([name, [column]]) => [column, item[name as keyof NewItem]]),
  ),
  ...Object.fromEntries(fieldNames.map((name) => [fields[name].column, item[name]])),
  ...foldedTexts(item),
  expiration_option: expirationOptionOf(item.expirationDate),
  password_version: item.passwordHash ? 1 : 0,
  duration_in_seconds: item.package?.durationInSeconds ?? 0,
  package_version: item.package ? 1 : 0,
  processing_progress: item.processingStatus === ProcessingStatus.COMPLETED ? 1 : 0,
});

/** Inserts items, and what search reads of them. Returns the ids of the items that did not exist before. */
export async function createMediaContents(db: Queries, items: readonly NewItem[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    insert into media_contents (${names})
    select ${values} from jsonb_to_recordset(${JSON.stringify(items.map(rowOf))}::jsonb) as item (${types})
    on conflict (id) do nothing returning id`);
  const ids = rows.map(({ id }) => id);
  await indexItems(db, ids);
  return ids;
}
