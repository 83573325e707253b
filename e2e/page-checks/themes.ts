import type { Page } from '@playwright/test';

export const themes = ['dark', 'light', 'high-contrast'] as const;
type Theme = (typeof themes)[number];

/** Rules of axe about colours: what else it looks at is the same in every theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];
export const rulesIn = (theme: Theme): string[] => (theme === themes[0] ? [] : ofColours);

/** Every page of the test begins in the first theme. */
export const beginInFirstTheme = (page: Page) =>
  page.addInitScript((chosen) => localStorage.setItem('tv.theme', chosen), themes[0]);

/** Changes the theme of an open page as a choice in another tab does. The provider's pages have no script for that. */
export const changeTheme = (page: Page, theme: Theme) =>
  page.evaluate(`(() => {
    localStorage.setItem('tv.theme', '${theme}');
    dispatchEvent(new StorageEvent('storage', { key: 'tv.theme' }));
    document.documentElement.dataset.theme = '${theme}';
  })()`);
