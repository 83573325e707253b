import type { Page } from '@playwright/test';
import { AURORA, expect, itemOf, watchPath } from '../portal.ts';
import { settled } from '../page-checks/scrolled-page.ts';

// Menus, popovers and dialogs: on which screen, and what is pressed until they are open. Nothing is changed by it.

/** The name of a button or an entry of a menu, or something else that is done. */
type Press = string | RegExp | ((page: Page) => Promise<unknown>);
export type Opened = [name: string, path: string, ...presses: Press[]];

const watch = `${watchPath('fifty-hertz')}?t=0`;
const sound = `${watchPath('night-shift-3')}?t=0`;
const search = '/search?searchTerm=wind';
export const openedByViewer: Opened[] = [
  ['menu', '/', 'Open navigation'],
  ['account', '/', /^Your account/],
  ['about', '/', /^Your account/, 'About'],
  ['notices', '/', 'Notifications'],
  ['card', '/coming-soon', 'Open video details'],
  ['filters', search, /^Filters/],
  ['sort', search, /^Sort by/],
  ['reactions', watch, 'More reactions'],
  ['share', watch, 'Share'],
  ['download', watch, 'Download'],
  ['player', sound, 'Settings'],
  ['player-captions', sound, 'Settings', /^Captions/],
  ['player-style', sound, 'Settings', /^Caption style/],
  ['player-speed', sound, 'Settings', /^Speed/],
  ['player-keys', sound, 'Settings', /^Keyboard shortcuts/],
  ['playlist-move', '/playlist', 'Move to'],
  ['playlist-empty', '/playlist', 'Empty playlist'],
  ['history-clear', '/history', 'Clear history'],
  ['leave', '/settings', /^Leave /],
];

const item = `/studio/content/${itemOf('fifty-hertz').id}`;
const captions = `${item}/captions/en`;

const category = `/studio/organization/categories/${AURORA.slice(0, 8)}-0000-4000-8000-000000000005`;
const select = (page: Page) => page.locator('[data-row]').first().press('x');
const actionsOf = /^Actions: /;
export const openedByManager: Opened[] = [
  ['menu', '/studio', 'Open navigation'],
  ['account', '/studio', /^Your account/],
  ['filter', '/studio', /^Filter/],
  ['item-menu', '/studio', actionsOf],
  ...['Manager…', 'Language of captions…', 'Who may download…'].map((entry, index): Opened => [
    `item-menu-${index}`,
    '/studio',
    actionsOf,
    entry,
  ]),
  ['bulk', '/studio', select],
  ...['Category', 'Tags', 'Who sees it', 'More'].map((button, index): Opened => [
    `bulk-${index}`,
    '/studio',
    select,
    button,
  ]),
  ['item-steps', item, 'Other steps'],
  ['item-seen-as', item, 'See it as someone…'],
  ['item-language', item, /^Add a language/],
  ['item-category', item, 'Add a category'],
  ['captions-more', captions, 'More'],
  ['captions-move', captions, 'More', 'Shift or stretch times'],
  ['captions-paste', captions, 'More', 'Turn text into cues'],
  ['captions-delete', captions, 'More', 'Delete these captions'],
  ['captions-language', captions, 'Language'],
  ['category-manager', category, 'Add a manager'],
  ['live-new', '/studio/live', 'New event'],
  ['source-new', '/studio/bring-in', 'Watch a source'],
  ['analytics-item', '/studio/analytics/completions', /^Item/],
];

const people = '/studio/organization/people';
const access = '/studio/organization/access';
const retention = '/studio/organization/retention';
export const openedByAdmin: Opened[] = [
  ['people-filter', people, 'Add filter'],
  ['person-menu', people, actionsOf],
  ['person', people, actionsOf, 'Open'],
  ['person-end', people, /^Actions: .*Viewer/, 'End the membership'],
  ['person-erase', people, /^Actions: .*Viewer/, 'Erase their data'],
  ['invite', people, 'Invite people'],
  ['link', access, 'New link'],
  ['domain', access, 'Add a domain'],
  ['token', access, 'New token'],
  ['connection', access, 'Connect a provider'],
  ['rule', retention, 'Add rule'],
  ['key', '/studio/organization/developers', 'New API key'],
  ['application', '/studio/organization/developers', 'New application'],
  ['webhook', '/studio/organization/webhooks', 'Add webhook'],
  ['audit-filter', '/studio/organization/audit-log', 'Add filter'],
];

const parts = 'dialog[open], [role=dialog], [role=menu], [role=listbox], :popover-open:not([class*=toaster])';

/** Does what opens a part of a page, and waits until it is there. */
export async function pressAll(page: Page, presses: readonly Press[]): Promise<void> {
  const open = page.locator(parts).filter({ visible: true });
  for (const press of presses)
    if (typeof press === 'function') await press(page);
    else {
      const within = (await open.count()) > 0 ? open.last() : page;
      const named = { name: press, exact: true };
      await within.getByRole('button', named).or(within.getByRole('menuitem', named)).first().click();
      await expect(open.last()).toBeVisible();
    }
  await settled(page);
}
