import type { Language } from '@tv/contract/languages/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindBranding } from './branding.ts';
import { brandingStyles } from './pages/branding-styles.ts';
import { Browser } from './testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService } from './testing/service.ts';

const bank = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Harbor Bank',
  logoUrl: '/logo.png',
  colors: { buttonPrimaryDefaultColor: '#F4B860', buttonPrimaryTextColor: '#241703' },
};

describe('pages', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let service: Awaited<ReturnType<typeof startTestService>>;
  let isOnlyOne = false;
  let isBroken = false;
  let language: Language | undefined;
  const findBranding: FindBranding = async (of) => {
    if (isBroken) throw new Error('the database is away');
    if (of === undefined) return isOnlyOne ? { ...bank, language } : undefined;
    if ('organizationId' in of) return of.organizationId === bank.id ? bank : undefined;
    return bank;
  };
  beforeAll(async () => {
    database = await openTestDatabase();
    service = await startTestService(database.db, { findBranding });
    await addAccount(database.db, 'teller@harbor.example');
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });

  test('show the organization of the last sign-in in this browser; a typed address shows no organization', async () => {
    const person = new Browser(service.portalUrl);
    const { html, submit } = await person.openSignIn({ login_hint: 'teller@harbor.example' });
    expect(html).not.toContain('Harbor Bank');
    const { response } = await submit({ email: 'teller@harbor.example', password: 'not the right one' });
    expect(await response.text()).not.toContain('Harbor Bank');
    await submit({ email: 'teller@harbor.example', password });
    expect(await (await person.fetch('/oidc/security')).text()).toContain('Harbor Bank');
    const again = await person.openSignIn({ prompt: 'login' });
    expect(again.html).toContain('Watch what Harbor Bank publishes.');
    expect(again.html).toContain('<img src="/logo.png" alt=""');
    const [, address = ''] = /href="(\/oidc\/look\/[^"]+)"/.exec(again.html) ?? [];
    const styles = await person.fetch(address);
    expect(styles.headers.get('content-type')).toContain('text/css');
    expect(await styles.text()).toContain('--buttonPrimaryDefaultColor:#F4B860;');
    const picture = await person.fetch(`/oidc/look/${bank.id}/dark.svg`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('about errors show it too, and appear without it where it cannot be read', async () => {
    const person = new Browser(service.portalUrl);
    await person.signIn('teller@harbor.example');
    for (const path of [
      '/oidc/interaction/not-there',
      '/oidc/auth/not-there',
      '/oidc/nothing/here',
      '/oidc/session/end',
    ]) {
      expect(await (await person.fetch(path)).text(), path).toContain('Harbor Bank');
      isBroken = true;
      expect(await (await person.fetch(path)).text(), path).toContain('<span>TV</span>');
      isBroken = false;
    }
  });

  test('are in the default language of the organization, unless another one was chosen', async () => {
    const open = async (cookie = '') => {
      const headers = { 'accept-language': 'nl', cookie };
      const person = new Browser(service.portalUrl);
      const response = await person.fetch('/oidc/forgotten-password', { headers });
      return { language: response.headers.get('content-language'), html: await response.text() };
    };
    isOnlyOne = true;
    language = 'de';
    expect((await open()).html).toContain('<html lang="de">');
    const person = new Browser(service.portalUrl);
    person.headers['accept-language'] = 'nl';
    const { response: refused } = await person.post('/oidc/forgotten-password', { email: '' });
    expect(refused.headers.get('content-language')).toBe('de');
    expect(await refused.text()).toContain('Geben Sie Ihre E-Mail-Adresse ein.');
    expect(await open('tv-language=fr')).toMatchObject({ language: 'fr' });
    language = undefined;
    expect(await open()).toMatchObject({ language: 'nl' });
    isOnlyOne = false;
  });

  test('show the only organization before the first sign-in', async () => {
    isOnlyOne = true;
    expect((await new Browser(service.portalUrl).openSignIn()).html).toContain('Harbor Bank');
  });

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])(
    'have no styles for the organization %s',
    async (id) => {
      for (const file of [`${id}.css`, `${id}/light.svg`])
        expect((await new Browser(service.portalUrl).fetch(`/oidc/look/${file}`)).status).toBe(404);
    },
  );
});

describe('colours of an organization', () => {
  const blockOf = (styles: string, theme: string) =>
    new RegExp(`\\[data-theme='${theme}'\\]\\{([^}]*)\\}`).exec(styles)?.[1] ?? '';

  test('that are unreadable in a theme fall back to those of that theme', () => {
    const styles = brandingStyles('/look', {
      mainBackgroundColor: '#102030',
      buttonPrimaryTextColor: '#fefefe',
    });
    expect(blockOf(styles, 'dark')).toContain('--mainBackgroundColor:#102030;');
    expect(blockOf(styles, 'light')).not.toContain('--mainBackgroundColor');
    expect(blockOf(styles, 'light')).toContain('--buttonPrimaryTextColor:#fefefe;');
    expect(blockOf(styles, 'dark')).not.toContain('#fefefe');
    expect(styles).not.toContain('high-contrast');
  });

  test('are passed on only where they are colours', () => {
    const styles = brandingStyles('/look', {
      mainBackgroundColor: 'red;} body{display:none',
      other: '#000000',
    });
    expect(styles).not.toMatch(/display|other/);
  });

  test('change a light theme to a dark one where page and text are readable together', () => {
    const night = { mainBackgroundColor: '#101418', primaryTextColor: '#f2f5f7' };
    const light = blockOf(brandingStyles('/look', night), 'light');
    expect(light).toContain('color-scheme:dark;');
    expect(light).toContain('--darkLogo:block;');
    expect(light).toContain('--mainBackgroundColor:#101418;');
    expect(light).toContain('--fieldBackgroundColor:#1e2225;');
  });
});
