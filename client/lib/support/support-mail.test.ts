// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { type CurrentUser, currentUser } from '../session/current-user.ts';
import { supportAddress } from './support-mail.ts';

const configure = (addresses: object) => {
  document.body.innerHTML = `<script type="application/json" id="configuration">${JSON.stringify({ version: '2.57.0', addresses })}</script>`;
};
afterEach(() => currentUser.set(undefined));

it('says who asks and with which versions, also before the API was asked for its own', () => {
  configure({ supportMail: 'mailto:help@tv.example' });
  currentUser.set({ firstName: 'Vera', lastName: 'Viewer', role: 'InMotion.Viewer' } as CurrentUser);
  const address = new URL(supportAddress()!);
  expect(address.pathname).toBe('help@tv.example');
  expect(address.searchParams.get('subject')).toBe('Help request - Vera Viewer');
  expect(address.searchParams.get('body')).toBe('Role: Viewer\nApp version: 2.57.0\nAPI version: 2.57.0');
  expect(supportAddress('2.58.0')).toContain(encodeURIComponent('API version: 2.58.0'));
});

it('tells of nobody where nobody is signed in', () => {
  expect(new URL(supportAddress()!).searchParams.get('body')).toBe(
    'App version: 2.57.0\nAPI version: 2.57.0',
  );
});
