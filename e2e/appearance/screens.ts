import type { Page } from '@playwright/test';
import { AURORA, enter, HARBOR, itemOf, publicPath, signIn, watchPath } from '../portal.ts';

// Every screen, and who sees it.

const category = (number: number) =>
  `${AURORA.slice(0, 8)}-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

/** Screens that members see, below `/`, and visitors too, below `/public/{organization}`. */
export const shared: [name: string, path: string][] = [
  ['home', '/'],
  ['discover', '/categories'],
  ['category', `/categories/${category(5)}`],
  ['search', '/search?searchTerm=wind'],
  ['search-filtered', `/search?searchTerm=wind&type=video&category=${category(4)}&language=en&sort=newest`],
  ['search-none', '/search?searchTerm=qqxzzy'],
  ['tag', `/tag/${encodeURIComponent(itemOf('fifty-hertz').tags[0] ?? 'grid')}`],
  ['coming-soon', '/coming-soon'],
  ['following', '/followed-categories'],
  ['watch', `${watchPath('fifty-hertz')}?t=0`],
  ['watch-audio', `${watchPath('night-shift-3')}?t=0`],
  ['watch-upcoming', watchPath('open-day-nordvik')],
  ['not-found', '/no/such/page'],
];
export const membersOnly: [name: string, path: string][] = [
  ['playlist', '/playlist'],
  ['playlist-watching', '/playlist?state=watching'],
  ['playlist-watched', '/playlist?state=watched'],
  ['history', '/history'],
  ['settings', '/settings'],
  ['watch-portrait', `${watchPath('tower-climb')}?t=0`],
  ['watch-square', `${watchPath('ice-on-the-blade')}?t=0`],
  ['watch-missing', '/watch/00000000-0000-4000-8000-000000000000'],
  ['embed', `/embed/${itemOf('fifty-hertz').id}`],
  ['security', '/oidc/security'],
  ['change-password', '/oidc/security/password'],
  ['authenticator', '/oidc/security/authenticator/add'],
  ['passkeys', '/oidc/security/passkeys'],
  ['new-passkey', '/oidc/security/passkeys/new'],
];
export const openToAll: [name: string, path: string][] = [
  ...shared.map(([name, path]): [string, string] => [name, `/public/${AURORA}${path === '/' ? '' : path}`]),
  ['watch-locked', publicPath('quieter-blades')],
  ['embed', publicPath('fifty-hertz').replace('/watch/', '/embed/')],
  ['home-harbor', `/public/${HARBOR}`],
  ['self-registration', `/public/${AURORA}/self-registration/aaaaaaaa-0000-4000-8000-000000000001`],
  ['not-registered', `/public/${AURORA}/not-registered`],
  ['account-setup', '/account-setup'],
  ['free-trial', '/free-trial'],
  ['logout', '/logout'],
  ['guide', '/guide'],
  ['privacy-policy', '/privacy-policy'],
  ['accessibility', `/accessibility?organization=${AURORA}`],
  ['unsubscribe', '/unsubscribe?token=of-no-mail'],
  ['sign-in-failed', '/auth?code=of-nobody&state=of-nobody;again'],
  ['ideas', '/ideas'],
  ['terms-of-service', '/terms-of-service'],
  ['sign-in', '/'],
  ['forgotten-password', '/oidc/forgotten-password'],
  ['link-over', '/oidc/new-password'],
];

/** Screens of those who manage content. */
export const studio: [name: string, path: string][] = [
  ['studio-content', '/studio'],
  ['studio-content-filtered', '/studio?view=needs-captions&captions=none&type=video&sortBy=title'],
  ['studio-content-none', '/studio?searchTerm=qqxzzy'],
  ['studio-upload', '/studio/upload'],
  ['studio-organization', '/studio/organization'],
  ['studio-branding', '/studio/organization/branding'],
  ['studio-categories', '/studio/organization/categories'],
  ['studio-category', `/studio/organization/categories/${category(5)}`],
  ['studio-player', '/studio/organization/player'],
  ['studio-publishing', '/studio/organization/publishing'],
  ['studio-upload-sheet', '/studio/upload/sheet'],
  ['studio-review', '/studio/review'],
  ['studio-schedule', '/studio/schedule'],
  ['studio-schedule-week', '/studio/schedule?view=week'],
  ['studio-analytics', '/studio/analytics'],
  ['studio-analytics-year', `/studio/analytics?days=365&category=${category(5)}`],
  ['studio-analytics-content', '/studio/analytics/content'],
  ['studio-analytics-item', `/studio/analytics/content/${itemOf('fifty-hertz').id}`],
  ['studio-analytics-watched', '/studio/analytics/watched'],
  ['studio-analytics-training', `/studio/analytics/completions?item=${itemOf('fifty-hertz').id}`],
  ['studio-analytics-training-none', '/studio/analytics/completions'],
  ['studio-analytics-guests', '/studio/analytics/guests'],
  ['studio-analytics-playing-none', '/studio/analytics/playing'],
  ['studio-analytics-searches', '/studio/analytics/searches'],
  ['studio-review-item', `/studio/review/${itemOf('fifty-hertz').id}`],
  ['studio-item', `/studio/content/${itemOf('fifty-hertz').id}`],
  ['studio-item-captions', `/studio/content/${itemOf('fifty-hertz').id}?tab=captions`],
  ['studio-captions', `/studio/content/${itemOf('fifty-hertz').id}/captions/en`],
  ['studio-captions-beside', `/studio/content/${itemOf('fifty-hertz').id}/captions/en?kind=1&beside=de+0`],
  ['studio-captions-empty', `/studio/content/${itemOf('fifty-hertz').id}/captions/fr`],
  ['studio-item-sound', `/studio/content/${itemOf('fifty-hertz').id}?tab=sound`],
  ['studio-item-chapters', `/studio/content/${itemOf('fifty-hertz').id}?tab=chapters`],
  ['studio-item-attachments', `/studio/content/${itemOf('fifty-hertz').id}?tab=attachments`],
  ['studio-item-file', `/studio/content/${itemOf('fifty-hertz').id}?tab=file`],
  ['studio-item-cut', `/studio/content/${itemOf('fifty-hertz').id}?tab=cut`],
  ['studio-captions-settings', '/studio/organization/machine-captions'],
  ['studio-item-history', `/studio/content/${itemOf('fifty-hertz').id}?tab=history`],
];

/** Screens about the organization's people and access, for its managers. */
export const studioPeople: [name: string, path: string][] = [
  ['studio-people', '/studio/organization/people'],
  ['studio-people-none', '/studio/organization/people?searchTerm=qqxzzy'],
  ['studio-people-filtered', '/studio/organization/people?role=Viewer&state=active'],
  ['studio-invitations', '/studio/organization/people?list=invited'],
  ['studio-access', '/studio/organization/access'],
  ['studio-storage', '/studio/organization/storage'],
  ['studio-retention', '/studio/organization/retention'],
  ['studio-policies', '/studio/organization/policies'],
  ['studio-audit-log', '/studio/organization/audit-log'],
  ['studio-audit-log-none', '/studio/organization/audit-log?until=2001-01-01'],
];

/** Who sees which screens. */
export const audiences: { who: string; email?: string; screens: [string, string][] }[] = [
  { who: 'visitor', screens: openToAll },
  { who: 'viewer', email: 'viewer@aurora.example', screens: [...shared, ...membersOnly] },
  { who: 'manager', email: 'manager@aurora.example', screens: [...shared, ...studio] },
  { who: 'content-manager', email: 'content@aurora.example', screens: [shared[0]!, ...studio.slice(0, 1)] },
  {
    who: 'admin',
    email: 'admin@aurora.example',
    screens: [...shared, ...studio.slice(0, 1), ...studioPeople, ['playlist-empty', '/playlist']],
  },
  { who: 'two-organizations', email: 'both@aurora.example', screens: shared.slice(0, 2) },
  {
    who: 'harbor-viewer',
    email: 'viewer@harbor.example',
    screens: [shared[0]!, shared[1]!, ['playlist', '/playlist']],
  },
  { who: 'provider-admin', email: 'provider@tv.example', screens: [['home-empty', '/']] },
  { who: 'newcomer', email: 'nobody@aurora.example', screens: [['new-user', '/new-user']] },
  { who: 'inactive', email: 'inactive@aurora.example', screens: [['unauthorized', '/unauthorized']] },
];

/** Members come in by the first screen; people without access end where they are sent. */
export async function comeIn(page: Page, email: string, path: string): Promise<void> {
  if (/^(nobody|inactive)@/.test(email)) {
    await enter(page, email);
    await page.waitForURL(`**${path}*`);
  } else await signIn(page, email, path);
}
