import { asLanguage, type Language } from '@tv/contract/languages';
import type { LogoBackground } from '@tv/contract/logos';
import type { ManagedOrganization } from '@tv/contract/organization-settings';
import type { OrganizationTexts } from '@tv/contract/organization-texts';
import type { PlayerSettingsChange } from '@tv/contract/player-settings';
import { type LogoFiles, logoAddress } from './logo-address.ts';
import { nameSkeleton } from './name-skeleton.ts';
import { changedTexts } from './organization-texts.ts';
import { findStorage } from './storage-db.ts';
import { knownColors } from './theme-colors.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type OrganizationSettings = {
  name: string;
  colors: Record<string, string>;
  playerSettings: PlayerSettingsChange;
  asksReview: boolean;
  membersMayRecord: boolean;
  contactEmail: string | null;
  texts: OrganizationTexts;
  allowPublicMediaFeature: boolean;
  embedOrigins: string[];
  apiOrigins: string[];
  userLimit: number | null;
  /** Bytes. */
  storageLimit: number | null;
  showsNewestAndMostWatched: boolean;
  podcastCategory: string | null;
  isExplicit: boolean;
  allowsMachineCaptions: boolean;
  makesCaptionsAtImport: boolean;
  captionGlossary: string[];
  searchSynonyms: string[];
  allowsPersonalFigures: boolean;
  timeZone: string;
  defaultLanguage: Language | null;
};

type Row = OrganizationSettings & LogoFiles & { id: string; isTrial: boolean };
/** With the default of the accessibility statement, which the version before writes. */
type Stored = Row & { statement: string | null };

async function read(db: Queries, id: string, isLocked: boolean): Promise<Row | undefined> {
  const found = sql`
    select id, name, logo_file, logo_dark_file, ui_customizations as colors, player_settings as "playerSettings",
      asks_review as "asksReview", members_may_record as "membersMayRecord", contact_email as "contactEmail",
      accessibility_statement as statement, texts, has_public_media as "allowPublicMediaFeature",
      embed_origins as "embedOrigins", api_origins as "apiOrigins", user_limit as "userLimit", storage_limit as "storageLimit",
      shows_newest_and_most_watched as "showsNewestAndMostWatched",
      podcast_category as "podcastCategory", is_explicit as "isExplicit",
      allows_machine_captions as "allowsMachineCaptions", makes_captions_at_import as "makesCaptionsAtImport",
      caption_glossary as "captionGlossary", search_synonyms as "searchSynonyms", allows_personal_figures as "allowsPersonalFigures",
      time_zone as "timeZone", default_language as "defaultLanguage", is_trial as "isTrial"
    from organizations where id = ${id}::uuid`;
  const [row] = await db.query<Stored>(isLocked ? sql`${found} for no key update` : found);
  if (!row) return undefined;
  const { statement, ...settings } = row;
  return {
    ...settings,
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
  const {
    logo_file,
    logo_dark_file,
    contactEmail,
    userLimit,
    podcastCategory,
    defaultLanguage,
    storageLimit: _own,
    ...shown
  } = row;
  const { storedBytes, storageLimit } = await findStorage(db, id, defaultStorageLimit);
  return {
    ...shown,
    ...(logo_file && { logoUrl: logoAddress(id, logo_file) }),
    ...(logo_dark_file && { logoDarkUrl: logoAddress(id, logo_dark_file, 'dark') }),
    ...(contactEmail && { contactEmail }),
    ...(row.texts.accessibilityStatement && {
      accessibilityStatement: row.texts.accessibilityStatement.default,
    }),
    storedBytes,
    ...(userLimit && { userLimit }),
    ...(storageLimit !== null && { storageLimit }),
    ...(podcastCategory && { podcastCategory }),
    ...(defaultLanguage && { defaultLanguage }),
  };
}

export async function lockSettings(db: Queries, id: string): Promise<OrganizationSettings | undefined> {
  const row = await read(db, id, true);
  if (!row) return undefined;
  const { id: _id, logo_file: _light, logo_dark_file: _dark, isTrial: _isTrial, ...settings } = row;
  return settings;
}

export const writeSettings = (db: Queries, id: string, settings: OrganizationSettings) =>
  db.query(sql`
    update organizations set ui_customizations = ${JSON.stringify(settings.colors)}::jsonb,
      player_settings = ${JSON.stringify(settings.playerSettings)}::jsonb, asks_review = ${settings.asksReview},
      members_may_record = ${settings.membersMayRecord},
      contact_email = ${settings.contactEmail}, accessibility_statement = ${settings.texts.accessibilityStatement?.default ?? null},
      texts = ${JSON.stringify(settings.texts)}::jsonb, has_public_media = ${settings.allowPublicMediaFeature},
      embed_origins = ${settings.embedOrigins}::text[], api_origins = ${settings.apiOrigins}::text[],
      user_limit = ${settings.userLimit}::int,
      storage_limit = ${settings.storageLimit}::bigint,
      shows_newest_and_most_watched = ${settings.showsNewestAndMostWatched},
      podcast_category = ${settings.podcastCategory}, is_explicit = ${settings.isExplicit},
      allows_machine_captions = ${settings.allowsMachineCaptions},
      makes_captions_at_import = ${settings.makesCaptionsAtImport}, caption_glossary = ${settings.captionGlossary}::text[],
      search_synonyms = ${settings.searchSynonyms}::text[],
      allows_personal_figures = ${settings.allowsPersonalFigures}, time_zone = ${settings.timeZone},
      default_language = ${settings.defaultLanguage}
    where id = ${id}::uuid`);

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
