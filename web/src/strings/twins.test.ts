/* oxlint-disable typescript/consistent-type-imports -- one line an area */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What stands in for an English text: any text; for a function, one of the same parameters. */
type Twin<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Twin<Answer>
    : English extends object
      ? { [Key in keyof English]: Twin<English[Key]> }
      : English;
type Twins<English, German extends Twin<English>> = [English, German];

/** Every area, so that the compiler compares its two languages. */
export type Areas = [
  Twins<typeof import('./en/accessibility.ts'), typeof import('./de/accessibility.ts')>,
  Twins<typeof import('./en/account-setup.ts'), typeof import('./de/account-setup.ts')>,
  Twins<typeof import('./en/actions.ts'), typeof import('./de/actions.ts')>,
  Twins<typeof import('./en/caption-style.ts'), typeof import('./de/caption-style.ts')>,
  Twins<typeof import('./en/category-page.ts'), typeof import('./de/category-page.ts')>,
  Twins<typeof import('./en/chapters.ts'), typeof import('./de/chapters.ts')>,
  Twins<typeof import('./en/chrome.ts'), typeof import('./de/chrome.ts')>,
  Twins<typeof import('./en/clock.ts'), typeof import('./de/clock.ts')>,
  Twins<typeof import('./en/coming-soon-page.ts'), typeof import('./de/coming-soon-page.ts')>,
  Twins<typeof import('./en/corner.ts'), typeof import('./de/corner.ts')>,
  Twins<typeof import('./en/counts.ts'), typeof import('./de/counts.ts')>,
  Twins<typeof import('./en/discover-page.ts'), typeof import('./de/discover-page.ts')>,
  Twins<typeof import('./en/discover.ts'), typeof import('./de/discover.ts')>,
  Twins<typeof import('./en/document.ts'), typeof import('./de/document.ts')>,
  Twins<typeof import('./en/downloads.ts'), typeof import('./de/downloads.ts')>,
  Twins<typeof import('./en/drawers.ts'), typeof import('./de/drawers.ts')>,
  Twins<typeof import('./en/studio-playing.ts'), typeof import('./de/studio-playing.ts')>,
  Twins<typeof import('./en/studio-record.ts'), typeof import('./de/studio-record.ts')>,
  Twins<typeof import('./en/studio-versions.ts'), typeof import('./de/studio-versions.ts')>,
  Twins<typeof import('./en/durations.ts'), typeof import('./de/durations.ts')>,
  Twins<typeof import('./en/element.ts'), typeof import('./de/element.ts')>,
  Twins<typeof import('./en/embed-refused.ts'), typeof import('./de/embed-refused.ts')>,
  Twins<typeof import('./en/embed.ts'), typeof import('./de/embed.ts')>,
  Twins<typeof import('./en/empty-library.ts'), typeof import('./de/empty-library.ts')>,
  Twins<typeof import('./en/history.ts'), typeof import('./de/history.ts')>,
  Twins<typeof import('./en/studio-audience.ts'), typeof import('./de/studio-audience.ts')>,
  Twins<typeof import('./en/viewer-name.ts'), typeof import('./de/viewer-name.ts')>,
  Twins<typeof import('./en/studio-viewer-name.ts'), typeof import('./de/studio-viewer-name.ts')>,
  Twins<typeof import('./en/seen-as.ts'), typeof import('./de/seen-as.ts')>,
  Twins<typeof import('./en/studio-downloads.ts'), typeof import('./de/studio-downloads.ts')>,
  Twins<typeof import('./en/studio-groups.ts'), typeof import('./de/studio-groups.ts')>,
  Twins<typeof import('./en/expiry-note.ts'), typeof import('./de/expiry-note.ts')>,
  Twins<typeof import('./en/calendar.ts'), typeof import('./de/calendar.ts')>,
  Twins<typeof import('./en/feeds.ts'), typeof import('./de/feeds.ts')>,
  Twins<typeof import('./en/following-page.ts'), typeof import('./de/following-page.ts')>,
  Twins<typeof import('./en/following.ts'), typeof import('./de/following.ts')>,
  Twins<typeof import('./en/form.ts'), typeof import('./de/form.ts')>,
  Twins<typeof import('./en/free-trial.ts'), typeof import('./de/free-trial.ts')>,
  Twins<typeof import('./en/guests.ts'), typeof import('./de/guests.ts')>,
  Twins<typeof import('./en/guest.ts'), typeof import('./de/guest.ts')>,
  Twins<typeof import('./en/guide.ts'), typeof import('./de/guide.ts')>,
  Twins<typeof import('./en/guide-viewers.ts'), typeof import('./de/guide-viewers.ts')>,
  Twins<typeof import('./en/guide-own.ts'), typeof import('./de/guide-own.ts')>,
  Twins<typeof import('./en/guide-content.ts'), typeof import('./de/guide-content.ts')>,
  Twins<typeof import('./en/guide-media.ts'), typeof import('./de/guide-media.ts')>,
  Twins<typeof import('./en/guide-organization.ts'), typeof import('./de/guide-organization.ts')>,
  Twins<typeof import('./en/guide-admins.ts'), typeof import('./de/guide-admins.ts')>,
  Twins<typeof import('./en/home-page.ts'), typeof import('./de/home-page.ts')>,
  Twins<typeof import('./en/home.ts'), typeof import('./de/home.ts')>,
  Twins<typeof import('./en/ideas.ts'), typeof import('./de/ideas.ts')>,
  Twins<typeof import('./en/join.ts'), typeof import('./de/join.ts')>,
  Twins<typeof import('./en/saving.ts'), typeof import('./de/saving.ts')>,
  Twins<typeof import('./en/keys.ts'), typeof import('./de/keys.ts')>,
  Twins<typeof import('./en/layout.ts'), typeof import('./de/layout.ts')>,
  Twins<typeof import('./en/lead.ts'), typeof import('./de/lead.ts')>,
  Twins<typeof import('./en/like.ts'), typeof import('./de/like.ts')>,
  Twins<typeof import('./en/lists.ts'), typeof import('./de/lists.ts')>,
  Twins<typeof import('./en/live.ts'), typeof import('./de/live.ts')>,
  Twins<typeof import('./en/studio-live.ts'), typeof import('./de/studio-live.ts')>,
  Twins<typeof import('./en/live-warnings.ts'), typeof import('./de/live-warnings.ts')>,
  Twins<typeof import('./en/locale.ts'), typeof import('./de/locale.ts')>,
  Twins<typeof import('./en/menus.ts'), typeof import('./de/menus.ts')>,
  Twins<typeof import('./en/more-texts.ts'), typeof import('./de/more-texts.ts')>,
  Twins<typeof import('./en/notices.ts'), typeof import('./de/notices.ts')>,
  Twins<typeof import('./en/notifications.ts'), typeof import('./de/notifications.ts')>,
  Twins<typeof import('./en/password-rules.ts'), typeof import('./de/password-rules.ts')>,
  Twins<typeof import('./en/pieces.ts'), typeof import('./de/pieces.ts')>,
  Twins<typeof import('./en/player-controls.ts'), typeof import('./de/player-controls.ts')>,
  Twins<typeof import('./en/player-settings.ts'), typeof import('./de/player-settings.ts')>,
  Twins<typeof import('./en/player.ts'), typeof import('./de/player.ts')>,
  Twins<typeof import('./en/playlist-page.ts'), typeof import('./de/playlist-page.ts')>,
  Twins<typeof import('./en/playlist.ts'), typeof import('./de/playlist.ts')>,
  Twins<typeof import('./en/privacy-policy.ts'), typeof import('./de/privacy-policy.ts')>,
  Twins<typeof import('./en/quality.ts'), typeof import('./de/quality.ts')>,
  Twins<typeof import('./en/reactions.ts'), typeof import('./de/reactions.ts')>,
  Twins<typeof import('./en/reason-words.ts'), typeof import('./de/reason-words.ts')>,
  Twins<typeof import('./en/reasons-applications.ts'), typeof import('./de/reasons-applications.ts')>,
  Twins<typeof import('./en/reasons-archive.ts'), typeof import('./de/reasons-archive.ts')>,
  Twins<typeof import('./en/reasons-captions.ts'), typeof import('./de/reasons-captions.ts')>,
  Twins<typeof import('./en/reasons-files.ts'), typeof import('./de/reasons-files.ts')>,
  Twins<typeof import('./en/reasons-holds.ts'), typeof import('./de/reasons-holds.ts')>,
  Twins<typeof import('./en/live-talk.ts'), typeof import('./de/live-talk.ts')>,
  Twins<typeof import('./en/studio-live-captions.ts'), typeof import('./de/studio-live-captions.ts')>,
  Twins<typeof import('./en/studio-live-talk.ts'), typeof import('./de/studio-live-talk.ts')>,
  Twins<typeof import('./en/reasons-live-talk.ts'), typeof import('./de/reasons-live-talk.ts')>,
  Twins<typeof import('./en/reasons-live.ts'), typeof import('./de/reasons-live.ts')>,
  Twins<typeof import('./en/reasons-watched.ts'), typeof import('./de/reasons-watched.ts')>,
  Twins<typeof import('./en/reasons-items.ts'), typeof import('./de/reasons-items.ts')>,
  Twins<typeof import('./en/reasons-keys.ts'), typeof import('./de/reasons-keys.ts')>,
  Twins<typeof import('./en/reasons-notes.ts'), typeof import('./de/reasons-notes.ts')>,
  Twins<typeof import('./en/reasons-people.ts'), typeof import('./de/reasons-people.ts')>,
  Twins<typeof import('./en/reasons-requests.ts'), typeof import('./de/reasons-requests.ts')>,
  Twins<typeof import('./en/registration.ts'), typeof import('./de/registration.ts')>,
  Twins<typeof import('./en/search-filters.ts'), typeof import('./de/search-filters.ts')>,
  Twins<typeof import('./en/search-page.ts'), typeof import('./de/search-page.ts')>,
  Twins<typeof import('./en/search.ts'), typeof import('./de/search.ts')>,
  Twins<typeof import('./en/self-registration.ts'), typeof import('./de/self-registration.ts')>,
  Twins<typeof import('./en/leaving.ts'), typeof import('./de/leaving.ts')>,
  Twins<typeof import('./en/settings-page.ts'), typeof import('./de/settings-page.ts')>,
  Twins<typeof import('./en/settings.ts'), typeof import('./de/settings.ts')>,
  Twins<typeof import('./en/share.ts'), typeof import('./de/share.ts')>,
  Twins<typeof import('./en/sign-in-failures.ts'), typeof import('./de/sign-in-failures.ts')>,
  Twins<typeof import('./en/sign-in.ts'), typeof import('./de/sign-in.ts')>,
  Twins<typeof import('./en/tag-page.ts'), typeof import('./de/tag-page.ts')>,
  Twins<typeof import('./en/studio.ts'), typeof import('./de/studio.ts')>,
  Twins<typeof import('./en/studio-review.ts'), typeof import('./de/studio-review.ts')>,
  Twins<typeof import('./en/studio-saving.ts'), typeof import('./de/studio-saving.ts')>,
  Twins<typeof import('./en/studio-schedule.ts'), typeof import('./de/studio-schedule.ts')>,
  Twins<typeof import('./en/studio-status.ts'), typeof import('./de/studio-status.ts')>,
  Twins<typeof import('./en/studio-filters.ts'), typeof import('./de/studio-filters.ts')>,
  Twins<typeof import('./en/studio-content.ts'), typeof import('./de/studio-content.ts')>,
  Twins<typeof import('./en/studio-captions.ts'), typeof import('./de/studio-captions.ts')>,
  Twins<typeof import('./en/studio-changes.ts'), typeof import('./de/studio-changes.ts')>,
  Twins<typeof import('./en/studio-fields.ts'), typeof import('./de/studio-fields.ts')>,
  Twins<typeof import('./en/studio-history.ts'), typeof import('./de/studio-history.ts')>,
  Twins<typeof import('./en/studio-archive.ts'), typeof import('./de/studio-archive.ts')>,
  Twins<typeof import('./en/studio-hold.ts'), typeof import('./de/studio-hold.ts')>,
  Twins<typeof import('./en/studio-retention.ts'), typeof import('./de/studio-retention.ts')>,
  Twins<typeof import('./en/studio-bring-in.ts'), typeof import('./de/studio-bring-in.ts')>,
  Twins<typeof import('./en/studio-bring-now.ts'), typeof import('./de/studio-bring-now.ts')>,
  Twins<typeof import('./en/studio-old-addresses.ts'), typeof import('./de/studio-old-addresses.ts')>,
  Twins<typeof import('./en/studio-item.ts'), typeof import('./de/studio-item.ts')>,
  Twins<typeof import('./en/studio-machine-captions.ts'), typeof import('./de/studio-machine-captions.ts')>,
  Twins<typeof import('./en/studio-first-steps.ts'), typeof import('./de/studio-first-steps.ts')>,
  Twins<typeof import('./en/studio-branding.ts'), typeof import('./de/studio-branding.ts')>,
  Twins<typeof import('./en/studio-categories.ts'), typeof import('./de/studio-categories.ts')>,
  Twins<typeof import('./en/studio-settings.ts'), typeof import('./de/studio-settings.ts')>,
  Twins<typeof import('./en/studio-sound.ts'), typeof import('./de/studio-sound.ts')>,
  Twins<typeof import('./en/studio-organization.ts'), typeof import('./de/studio-organization.ts')>,
  Twins<typeof import('./en/studio-sheet.ts'), typeof import('./de/studio-sheet.ts')>,
  Twins<typeof import('./en/studio-access.ts'), typeof import('./de/studio-access.ts')>,
  Twins<typeof import('./en/studio-connections.ts'), typeof import('./de/studio-connections.ts')>,
  Twins<typeof import('./en/studio-other-sites.ts'), typeof import('./de/studio-other-sites.ts')>,
  Twins<typeof import('./en/studio-developers.ts'), typeof import('./de/studio-developers.ts')>,
  Twins<typeof import('./en/studio-api-keys.ts'), typeof import('./de/studio-api-keys.ts')>,
  Twins<typeof import('./en/studio-presence.ts'), typeof import('./de/studio-presence.ts')>,
  Twins<typeof import('./en/studio-policies.ts'), typeof import('./de/studio-policies.ts')>,
  Twins<typeof import('./en/studio-storage.ts'), typeof import('./de/studio-storage.ts')>,
  Twins<typeof import('./en/studio-analytics.ts'), typeof import('./de/studio-analytics.ts')>,
  Twins<typeof import('./en/studio-applications.ts'), typeof import('./de/studio-applications.ts')>,
  Twins<typeof import('./en/studio-audit.ts'), typeof import('./de/studio-audit.ts')>,
  Twins<typeof import('./en/studio-webhooks.ts'), typeof import('./de/studio-webhooks.ts')>,
  Twins<typeof import('./en/studio-people.ts'), typeof import('./de/studio-people.ts')>,
  Twins<typeof import('./en/studio-upload.ts'), typeof import('./de/studio-upload.ts')>,
  Twins<typeof import('./en/palette.ts'), typeof import('./de/palette.ts')>,
  Twins<typeof import('./en/support.ts'), typeof import('./de/support.ts')>,
  Twins<typeof import('./en/terms.ts'), typeof import('./de/terms.ts')>,
  Twins<typeof import('./en/themes.ts'), typeof import('./de/themes.ts')>,
  Twins<typeof import('./en/transcript.ts'), typeof import('./de/transcript.ts')>,
  Twins<typeof import('./en/unexpected.ts'), typeof import('./de/unexpected.ts')>,
  Twins<typeof import('./en/unlock.ts'), typeof import('./de/unlock.ts')>,
  Twins<typeof import('./en/unpublished.ts'), typeof import('./de/unpublished.ts')>,
  Twins<typeof import('./en/up-next.ts'), typeof import('./de/up-next.ts')>,
  Twins<typeof import('./en/upcoming.ts'), typeof import('./de/upcoming.ts')>,
  Twins<typeof import('./en/watch.ts'), typeof import('./de/watch.ts')>,
];

/** Texts that are the same word in both languages. */
const sameInBoth: Record<string, string[]> = {
  'caption-style': ['colors'],
  chrome: ['navigation', 'feedback'],
  corner: ['pause'],
  'studio-bring-in': ['folder', 'feed', 'bucketName', 'kinds'],
  'studio-live': ['sentBy', 'protocols'],
  downloads: ['audio', 'video'],
  guest: ['code'],
  lists: ['video', 'audio'],
  menus: ['version'],
  pieces: ['live', 'audio'],
  player: ['pause', 'normalSpeed'],
  'player-controls': ['pause'],
  'player-settings': ['auto'],
  'reason-words': ['labels'],
  'studio-playing': ['median', 'starts', 'browser', 'browserNames'],
  'studio-retention': ['name', 'holdKinds'],
  search: ['portal', 'tag', 'tags'],
  'search-filters': ['video', 'audio'],
  settings: ['languageNames'],
  'studio-item': ['links'],
  'studio-analytics': ['deviceNames'],
  'studio-audit': ['client'],
  'studio-api-keys': ['name', 'scopeNames'],
  'studio-webhooks': ['webhooks', 'formats', 'groups'],
  'guide-admins': ['webhooks'],
  'studio-people': ['person'],
  'studio-sound': ['kinds', 'name'],
  studio: ['studio', 'navigation', 'main'],
  'studio-filters': ['values'],
  'tag-page': ['tag'],
  watch: ['live', 'tags'],
  'live-talk': ['name', 'chat'],
  'studio-live-talk': ['chat'],
  support: ['roles'],
  'studio-applications': ['name', 'types', 'signInScopes'],
};

const english = import.meta.glob<Record<string, unknown>>('./en/*.{ts,tsx}');
const german = import.meta.glob<Record<string, unknown>>('./de/*.{ts,tsx}');
const thisFile = readFileSync(import.meta.filename, 'utf8');
const areas = Object.keys(english).map((path) => path.slice('./en/'.length));

test('every area is there in both languages, and its types are compared above', () => {
  expect(Object.keys(german).map((path) => path.slice('./de/'.length))).toEqual(areas);
  expect(areas.filter((area) => !thisFile.includes(`import('./de/${area}')>`))).toEqual([]);
});

for (const area of areas)
  test(`${area}: the same names, of the same kind, each in its own language`, async () => {
    const [one, other] = [await english[`./en/${area}`]!(), await german[`./de/${area}`]!()];
    expect(shapeOf({ ...other })).toEqual(shapeOf({ ...one }));
    const same = Object.keys(one).filter((name) => {
      const twin = textsOf(other[name]);
      return textsOf(one[name]).some((text, index) => /\p{L}/u.test(text) && text === twin[index]);
    });
    expect(same).toEqual(sameInBoth[area.replace(/\.tsx?$/, '')] ?? []);
    expect(saidOf({ ...other })).toEqual(saidOf({ ...one }));
  });

function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `${value.length} parameters`;
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

/** The texts that an export holds. What a function says depends on what it is given. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** For each text that is given numbers or names, those that it says. */
function saidOf(value: unknown): unknown {
  if (typeof value === 'function') return wordsSaid(value as (...given: string[]) => unknown);
  if (value === null || typeof value !== 'object') return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, saidOf(each)]));
}

/** The words are digits, which pass as numbers and as names. `undefined`: it takes something else. */
function wordsSaid(text: (...given: string[]) => unknown): string[] | undefined {
  const given = Array.from({ length: text.length }, (_, place) => String(101 * (place + 1)));
  try {
    const said = text(...given);
    return typeof said === 'string' ? given.filter((each) => said.includes(each)) : undefined;
  } catch {
    return undefined;
  }
}
