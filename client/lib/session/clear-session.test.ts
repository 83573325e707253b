// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { deviceStorage } from '../state/browser-storage.ts';
import { unsavedStorage } from '../state/unsaved-storage.ts';
import { clearSession } from './clear-session.ts';

vi.mock('../sign-in/steps.ts', () => ({ forgetEverything: async () => {} }));

it('removes what was not saved when the person signs out, and leaves their choices', async () => {
  unsavedStorage.set('item 1', { mine: { title: 'Mine' } });
  deviceStorage.set('tv.theme', 'dark');
  await clearSession();
  expect([unsavedStorage.read('item 1'), deviceStorage.get('tv.theme')]).toEqual([undefined, 'dark']);
});
