import * as text from '@tv/strings/en/parts/themes.ts';
import { deviceStorage, readChoice } from '../state/browser-storage.ts';
import { createStore, useStore } from '../state/store.ts';

export const themes = ['dark', 'light', 'system', 'high-contrast'] as const;
export type ThemeChoice = (typeof themes)[number];
export const themeNames: Record<ThemeChoice, string> = {
  dark: text.dark,
  light: text.light,
  system: text.system,
  'high-contrast': text.highContrast,
};

/** public/theme.js reads the same key before the first paint. */
const key = 'tv.theme';

const storedChoice = (): ThemeChoice => readChoice(deviceStorage, key, themes) ?? 'system';

const choice = createStore<ThemeChoice>(storedChoice());
export const useThemeChoice = () => useStore(choice);

const wantsContrast = () => matchMedia('(prefers-contrast: more)');
const wantsLight = () => matchMedia('(prefers-color-scheme: light)');
const isPrinted = () => matchMedia('print');

function resolvedTheme(chosen: ThemeChoice): Exclude<ThemeChoice, 'system'> {
  if (isPrinted().matches) return 'light';
  if (chosen !== 'system') return chosen;
  if (wantsContrast().matches) return 'high-contrast';
  return wantsLight().matches ? 'light' : 'dark';
}

const apply = () => {
  document.documentElement.dataset['theme'] = resolvedTheme(choice.get());
};

export function chooseTheme(theme: ThemeChoice): void {
  deviceStorage.set(key, theme === 'system' ? null : theme);
  choice.set(theme);
  apply();
}

/** Follows the system's preference and the choice in the person's other tabs. Paper is light. */
export function followTheme(): void {
  apply();
  for (const query of [wantsContrast(), wantsLight(), isPrinted()]) query.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    choice.set(storedChoice());
    apply();
  });
}
