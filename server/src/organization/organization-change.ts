import { because } from '@tv/contract/problem-reasons';
import { Role } from '@tv/contract/enumerations';
import { themeColorKeys } from '@tv/contract/theme-colors';
import type { OrganizationChange } from '@tv/contract/organization-settings';
import { areSynonyms, synonymLimits } from '@tv/contract/synonyms';
import { isColor, isThemeColorKey } from './theme-colors.ts';
import { invalidField, notAllowed } from '../platform/http/problem.ts';
import { emailAddress } from '../platform/email-address.ts';
import { type Manager } from '../platform/auth/caller.ts';
import { requireRole } from '../platform/auth/checks.ts';
import { isTimeZone, noTimeZone } from '../platform/time-zone.ts';
import { organizationName } from './organization-name.ts';
import { refuseWithoutDefault } from './organization-texts.ts';
import type { OrganizationSettings } from './manage-db.ts';
import { embedOriginsOf, originsOf } from './origins.ts';
import { refuseWrongSettings } from '../media/player-settings-change.ts';

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
  const {
    accessibilityStatement,
    apiOrigins,
    colors,
    captionGlossary,
    contactEmail,
    defaultLanguage,
    embedOrigins,
    playerSettings,
    podcastCategory,
    searchSynonyms,
    userLimit,
    storageLimit,
    ...plain
  } = change;
  if (change.name !== undefined) requireRole(manager, Role.Admin, 'Renaming the organization');
  if (apiOrigins)
    requireRole(manager, Role.Admin, 'Deciding which sites may read the organization’s content');
  if (embedOrigins || plain.allowPublicMediaFeature !== undefined)
    requireRole(manager, Role.Admin, 'Deciding about public pages and embedding');
  if (plain.allowsMachineCaptions !== undefined)
    requireRole(manager, Role.Admin, 'Deciding about automatic captions');
  if (plain.allowsPersonalFigures !== undefined)
    requireRole(manager, Role.Admin, 'Deciding about figures that name people');
  if (plain.timeZone !== undefined && !isTimeZone(plain.timeZone)) throw noTimeZone();
  if (userLimit !== undefined && manager.organizationId) throw notAllowed(because('organization.userLimit'));
  if (storageLimit !== undefined && manager.organizationId)
    throw notAllowed(because('organization.storageLimit'));
  if (playerSettings) refuseWrongSettings(playerSettings);
  if (searchSynonyms) refuseWrongSynonyms(searchSynonyms);
  if (colors) refuseWrongColors(colors);
  if (plain.texts) refuseWithoutDefault(plain.texts);
  const settings = {
    ...plain,
    name: change.name === undefined ? undefined : organizationName('name', change.name),
    colors,
    captionGlossary: captionGlossary && [...new Set(captionGlossary.map((word) => word.trim()))],
    playerSettings,
    searchSynonyms: searchSynonyms && [...new Set(searchSynonyms.map((line) => line.trim()))],
    podcastCategory: podcastCategory === '' ? null : podcastCategory,
    defaultLanguage: defaultLanguage === '' ? null : defaultLanguage,
    contactEmail: contactEmail === '' ? null : contactEmail && emailAddress(contactEmail),
    accessibilityStatement: accessibilityStatement?.trim() === '' ? null : accessibilityStatement?.trim(),
    apiOrigins: apiOrigins && originsOf('apiOrigins', apiOrigins),
    embedOrigins: embedOrigins && embedOriginsOf(embedOrigins),
    userLimit: userLimit === 0 ? null : userLimit,
    storageLimit: storageLimit === 0 ? null : storageLimit,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
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
  lines.forEach((line, place) => {
    if (!areSynonyms(line))
      throw invalidField(
        'searchSynonyms',
        because('organization.wrongSynonyms', {
          line: String(place + 1),
          found: line,
          terms: String(synonymLimits.terms),
          words: String(synonymLimits.words),
        }),
      );
  });
}
