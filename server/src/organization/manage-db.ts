import { asLanguage } from '@tv/contract/languages/languages';
import type { LogoBackground } from '@tv/contract/branding/logos';
import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import { type LogoFiles, logoAddress } from './branding/logo-address.ts';
import { nameSkeleton } from './names/name-skeleton.ts';
import { type OrganizationSettings, settingNames, settings } from './organization-settings.ts';
import { changedTexts } from './organization-texts.ts';
import { findStorage } from './storage/storage-db.ts';
import { knownColors } from './branding/theme-colors.ts';
import type { Queries } from '../platform/db/database.ts';
import { joinSql, rawSql, sql } from '../platform/db/sql.ts';

type Row = OrganizationSettings & LogoFiles & { id: string; isTrial: boolean };
/** With the default of the accessibility statement, which the version before writes. */
type Stored = Row & { statement: string | null };

const settingColumns = rawSql(settingNames.map((name) => `${settings[name].column} as "${name}"`).join(', '));

async function read(db: Queries, id: string, isLocked: boolean): Promise<Row | undefined> {
  const found = sql`
    select id, logo_file, logo_dark_file, is_trial as "isTrial", accessibility_statement as statement, ${settingColumns}
    from organizations where id = ${id}::uuid`;
  const [row] = await db.query<Stored>(isLocked ? sql`${found} for no key update` : found);
  if (!row) return undefined;
  const { statement, ...others } = row;
  return {
    ...others,
    texts: changedTexts(row.texts, { accessibilityStatement: statement }),
    colors: knownColors(row.colors),
    defaultLanguage: asLanguage(row.defaultLanguage) ?? null,
  };
}

export async function findManagedOrganization(
  db: Queries,
  id: string,
  defaultStorageLimit: number | undefined,
): Promise<ManagedOrganization | undefined> {
  const row = await read(db, id, false);
  if (!row) return undefined;
  const { logo_file, logo_dark_file, ...shown } = row;
  return withoutNulls({
    ...shown,
    logoUrl: logo_file && logoAddress(id, logo_file),
    logoDarkUrl: logo_dark_file && logoAddress(id, logo_dark_file, 'dark'),
    accessibilityStatement: row.texts.accessibilityStatement?.default ?? null,
    ...(await findStorage(db, id, defaultStorageLimit)),
  });
}

type WithoutNulls<T> = { [Name in keyof T as null extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T]?: NonNullable<T[Name]>;
};
const withoutNulls = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as WithoutNulls<T>;

export const lockSettings = (db: Queries, id: string): Promise<OrganizationSettings | undefined> =>
  read(db, id, true);

/** Writes all settings. The name must be written before, by `writeName`. */
export function writeSettings(db: Queries, id: string, changed: OrganizationSettings) {
  const written = settingNames.map(
    (name) => sql`${rawSql(settings[name].column)} = ${asColumn(changed[name])}`,
  );
  return db.query(sql`
    update organizations set ${joinSql(written, ', ')},
      accessibility_statement = ${changed.texts.accessibilityStatement?.default ?? null}
    where id = ${id}::uuid`);
}

/** An object becomes JSON, a list an array of the database. */
const asColumn = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value;

/** Renames an organization. Answers whether the name was free: no other name looks like it. */
export async function writeName(db: Queries, id: string, name: string): Promise<boolean> {
  const rows = await db.query(sql`
    update organizations set name = ${name}, name_skeleton = ${nameSkeleton(name)} where id = ${id}::uuid
      and not exists (select from organizations where id <> ${id}::uuid
        and (lower(name) = lower(${name}) or name_skeleton = ${nameSkeleton(name)}))
    returning id`);
  return rows.length > 0;
}

/** Ends a free trial. Answers whether the organization was one. `undefined` if there is no such organization. */
export async function endTrial(db: Queries, id: string): Promise<boolean | undefined> {
  const [row] = await db.query<{ was: boolean }>(sql`
    update organizations o set is_trial = false from (
      select id, is_trial from organizations where id = ${id}::uuid for no key update) old
    where o.id = old.id returning old.is_trial as was`);
  return row?.was;
}

/** Saves the logo for a background; `null`: none. Returns the file of the previous one. */
export async function writeLogo(
  db: Queries,
  id: string,
  background: LogoBackground,
  file: string | null,
): Promise<string | undefined> {
  const column = background === 'dark' ? sql`logo_dark_file` : sql`logo_file`;
  const [row] = await db.query<{ before: string | null }>(sql`
    update organizations o set ${column} = ${file} from (
      select id, logo_file, logo_dark_file from organizations where id = ${id}::uuid for no key update) old
    where o.id = old.id returning old.${column} as before`);
  return row?.before ?? undefined;
}
