import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { Role } from '@tv/contract/enumerations';
import { themeColorKeys } from '@tv/contract/branding/theme-colors';
import type {
  ManagedOrganization,
  OrganizationChange,
} from '@tv/contract/organization/organization-settings';
import { areSynonyms, synonymLimits } from '@tv/contract/organization/synonyms';
import { isColor, isThemeColorKey } from './branding/theme-colors.ts';
import { invalidField, notAllowed } from '../platform/http/problem.ts';
import { emailAddress } from '../platform/email-address.ts';
import { type Manager } from '../platform/auth/caller.ts';
import { requireRole } from '../platform/auth/checks.ts';
import type { Tables } from '../platform/db/tables.ts';
import { refuseWrongTimeZone } from '../platform/time-zone.ts';
import { organizationName } from './names/organization-name.ts';
import { refuseWithoutDefault } from './organization-texts.ts';
import { embedOriginsOf, originsOf } from './origins.ts';
import { refuseWrongSettings } from '../media/player-settings-change.ts';

/** The settings that have a column. `accessibilityStatement` of a change is the default of that text in `texts`. */
type SettingName = Exclude<keyof OrganizationChange, 'accessibilityStatement'>;

/** The settings of an organization as they are stored. One that may be absent in the contract is `null`. */
export type OrganizationSettings = { [Name in SettingName]: Stored<ManagedOrganization[Name]> };
type Stored<Value> = undefined extends Value ? NonNullable<Value> | null : Value;

type Columns = Tables['organizations'];
type Setting<Given, Value> = {
  /** A column of organizations that takes the value. */
  column: { [Name in keyof Columns]: [Value] extends [Columns[Name]] ? Name : never }[keyof Columns];
  /** Only admins set it. The text begins the sentence that refuses it to others. */
  adminsOnly?: string;
  /** Only the command line sets it. The reason refuses it to others. */
  portalOnly?: ProblemReason;
  /** Throws 400 for a value that is not valid. */
  check?: (given: NonNullable<Given>) => void;
} & (null extends Value ? Required<Reader<Given, Value>> : Reader<Given, Value>);
/** Turns the given value into the one that is stored, or throws 400. Absent: the value is stored as it is given. */
type Reader<Given, Value> = { read?: (given: NonNullable<Given>) => Value };

const pages = 'Deciding about public pages and embedding';

/** The settings of an organization. A setting is read, changed and reserved by its entry. Of several wrong ones the first is named. */
export const settings: {
  [Name in SettingName]: Setting<OrganizationChange[Name], OrganizationSettings[Name]>;
} = {
  timeZone: { column: 'time_zone', check: refuseWrongTimeZone },
  playerSettings: { column: 'player_settings', check: refuseWrongSettings },
  searchSynonyms: { column: 'search_synonyms', check: refuseWrongSynonyms, read: distinct },
  colors: { column: 'ui_customizations', check: refuseWrongColors },
  texts: { column: 'texts', check: refuseWithoutDefault },
  name: {
    column: 'name',
    adminsOnly: 'Renaming the organization',
    read: (name) => organizationName('name', name),
  },
  contactEmail: { column: 'contact_email', read: (email) => (email === '' ? null : emailAddress(email)) },
  apiOrigins: {
    column: 'api_origins',
    adminsOnly: 'Deciding which sites may read the organization’s content',
    read: (sites) => originsOf('apiOrigins', sites),
  },
  embedOrigins: { column: 'embed_origins', adminsOnly: pages, read: embedOriginsOf },
  allowPublicMediaFeature: { column: 'has_public_media', adminsOnly: pages },
  allowsMachineCaptions: {
    column: 'allows_machine_captions',
    adminsOnly: 'Deciding about automatic captions',
  },
  allowsPersonalFigures: {
    column: 'allows_personal_figures',
    adminsOnly: 'Deciding about figures that name people',
  },
  userLimit: { column: 'user_limit', portalOnly: because('organization.userLimit'), read: orNull },
  storageLimit: {
    column: 'storage_limit',
    portalOnly: because('organization.storageLimit'),
    read: orNull,
  },
  asksReview: { column: 'asks_review' },
  membersMayRecord: { column: 'members_may_record' },
  showsNewestAndMostWatched: { column: 'shows_newest_and_most_watched' },
  podcastCategory: { column: 'podcast_category', read: orNull },
  isExplicit: { column: 'is_explicit' },
  makesCaptionsAtImport: { column: 'makes_captions_at_import' },
  captionGlossary: { column: 'caption_glossary', read: distinct },
  defaultLanguage: { column: 'default_language', read: orNull },
};
export const settingNames = Object.keys(settings) as SettingName[];

/** Applies a change to a set of colours. An empty colour removes that colour. */
export const changedColors = (present: Record<string, string>, change: Record<string, string>) =>
  Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, color]) => color !== ''));

/**
 * Validates a change of an organization's settings and returns it in the form that is stored. `colors` and `texts` hold only what
 * is changed. Throws 400 for an invalid field, and 403 for a field that needs a higher role.
 */
export function validateSettingsChange(
  manager: Manager,
  change: OrganizationChange,
): Partial<OrganizationSettings> & { accessibilityStatement?: string | null } {
  const given = settingNames.filter((name) => change[name] !== undefined);
  for (const name of given) {
    const { adminsOnly, portalOnly } = settings[name];
    if (adminsOnly) requireRole(manager, Role.Admin, adminsOnly);
    if (portalOnly && manager.organizationId) throw notAllowed(portalOnly);
  }
  const statement = change.accessibilityStatement?.trim();
  return {
    ...Object.fromEntries(given.map((name) => [name, readSetting(name, change[name])])),
    ...(statement !== undefined && { accessibilityStatement: statement || null }),
  };
}

function readSetting(name: SettingName, given: unknown) {
  const { check, read } = settings[name];
  check?.(given as never);
  return read ? read(given as never) : given;
}

/** An empty text and 0 take a setting back. */
function orNull<Value>(value: Value) {
  return (value || null) as Exclude<Value, ''> | null;
}

/** Trimmed, each once, in the order given. */
function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))];
}

function refuseWrongColors(colors: Record<string, string>): void {
  for (const [key, value] of Object.entries(colors)) {
    if (!isThemeColorKey(key))
      throw invalidField(
        `colors.${key}`,
        because('organization.noThemeColor', { allowed: themeColorKeys.join(', ') }),
      );
    if (value !== '' && !isColor(value)) throw invalidField(`colors.${key}`, because('organization.color'));
  }
}

function refuseWrongSynonyms(lines: readonly string[]): void {
  lines.forEach((line, index) => {
    if (!areSynonyms(line))
      throw invalidField(
        'searchSynonyms',
        because('organization.wrongSynonyms', {
          line: String(index + 1),
          found: line,
          terms: String(synonymLimits.terms),
          words: String(synonymLimits.words),
        }),
      );
  });
}
