import { applicationScopes } from '@tv/contract/integrations/application-scopes';
import type { Application } from '../applications/applications.ts';
import { expect, test } from 'vitest';
import type { Account } from '../accounts.ts';
import { problemPage } from '../problems.ts';
import { textIn } from '../language.ts';
import type { Text } from '../strings/text.ts';
import { authenticatorPage, recoveryCodesPage } from './authenticator-page.ts';
import { changePasswordPage } from './change-password-page.ts';
import { codePage } from './code-page.ts';
import { forgottenPasswordPage, linkSentPage } from './forgotten-password-page.ts';
import { Html, html } from './html.ts';
import { signOutPage } from './message-page.ts';
import { expiredLinkPage, newPasswordPage } from './new-password-page.ts';
import type { PageContext } from '../page-context.ts';
import { newPasskeyPage, passkeysPage } from './passkeys-page.ts';
import { otherMethods } from './passkey-form.ts';
import { consentPage, refusedApplicationPage } from './consent-page.ts';
import { securityPage } from './security-page.ts';
import { reauthenticationPage } from './reauthentication-page.ts';
import { signInPage } from './sign-in-page.ts';

const [en, de] = [textIn('en'), textIn('de')];
const now = new Date('2026-03-05T12:00:00Z');
const before = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const [email, action, settings] = ['42@0.0', '/1', '/2'];
const account = { email, passwordChangedAt: before(60) } as Account;
const sessions = ['Firefox on Linux', 'Unknown device'].map((device, index) => ({
  uid: String(index),
  device,
  signedInAt: before(2),
  lastSeenAt: now,
}));
const passkey = { id: '1', account_id: '1', public_key: '', counter: 0, transports: [], name: '7' };
const passkeys = [before(1), null].map((last_used_at) => ({
  ...passkey,
  created_at: before(3),
  last_used_at,
}));

/** Every page, with all its optional parts. */
function pages(text: Text): Record<string, string> {
  const context = { assets: { styles: '', script: '' }, portalUrl: '', text } as PageContext;
  const step = {
    title: text.passkeys.removeTitle,
    lead: '2',
    button: '3',
    problems: { form: '4' },
    needsCode: true,
  };
  const allowed = {
    id: '6',
    name: '8',
    organization: '9',
    scopes: [...applicationScopes],
    givenAt: before(3),
  };
  const applications = [undefined, now].map((usedAt) => ({ ...allowed, usedAt }));
  const security = { action, account, session: '0', sessions, applications, now };
  const application: Application = {
    ...{
      id: '6',
      name: '8',
      type: 'web',
      scopes: [],
      secretHashes: [],
      organization: { id: '5', name: '9' },
    },
    ...{ redirectUris: ['https://1.1.1.1/'], postLogoutRedirectUris: [] },
  };
  const request = { action, application, email, scopes: [...applicationScopes] };
  return {
    signIn: signInPage(context, { action, forgottenAddress: '/', email, passkey: {}, problems: {} }),
    signInAgain: signInPage(context, {
      ...{ action, forgottenAddress: '/', email, passkey: undefined },
      problems: { form: text.busy, email: text.wholeEmail, password: text.signIn.wrong },
    }),
    code: codePage(context, { action, email, problem: text.code.wrong, passkey: {} }),
    signOut: signOutPage(context, '', (markup) => new Html(markup)),
    forgotten: forgottenPasswordPage(context, { action, email, problems: { form: text.wait(1) } }),
    linkSent: linkSentPage(context, email),
    expiredLink: expiredLinkPage(context, { label: text.expiredLink.sendAnother, address: '/' }),
    newPassword: newPasswordPage(context, { action, email, problems: {}, requiredLength: 12 }),
    changePassword: changePasswordPage(context, {
      ...{ action, settings, email, requiredLength: 12 },
      problems: { form: '1' },
    }),
    step: reauthenticationPage(context, { ...step, email, action, settings }),
    authenticator: authenticatorPage(context, {
      ...{ action, secret: '23', address: '4', lead: text.authenticator.required },
      below: otherMethods(text, action, {}),
    }),
    recoveryCodes: recoveryCodesPage(context, {
      ...{ codes: ['2'], next: html`<p></p>` },
      title: text.recoveryCodes.renewTitle,
    }),
    passkeys: passkeysPage(context, { action, settings, now, passkeys }),
    noPasskeys: passkeysPage(context, { action, settings, now, passkeys: [] }),
    newPasskey: newPasskeyPage(context, { action, options: {} }),
    consent: consentPage(context, { ...request, isKnown: false }),
    consentAgain: consentPage(context, { ...request, isKnown: true }),
    consentOfOperator: consentPage(context, {
      ...{ ...request, isKnown: false, scopes: ['openid'] },
      application: { ...application, organization: undefined },
    }),
    refusedApplication: refusedApplicationPage(context, request),
    security: securityPage(context, { ...security, recoveryCodes: 3, passkeys: 1 }),
    securityWithoutApp: securityPage(context, { ...security, recoveryCodes: undefined, passkeys: 0 }),
    ...Object.fromEntries(
      ['session_not_found', 'invalid_redirect_uri', 'not_found', 'server_error', 'other'].map((error) => [
        error,
        problemPage(context, error),
      ]),
    ),
  };
}

/** The texts of a page that people see or hear. */
const shown = (page: string) =>
  [
    ...page.split(/<[^>]*>/),
    ...Array.from(page.matchAll(/(?:aria-label|title|alt|data-hide)="([^"]*)"/g), ([, text = '']) => text),
  ]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text));

/** Names, and words that are the same in both languages. */
const same = ['TV', 'Passkeys | TV', 'Passkeys', 'Code', 'Name', 'other'];
const [english, german] = [pages(en), pages(de)];

test.each(Object.keys(german))('the page %s has no text that is the same in both languages', (name) => {
  const [one, other] = [shown(english[name]!), shown(german[name]!)];
  expect(one.length).toBeGreaterThan(4);
  expect(other).toHaveLength(one.length);
  expect(other.filter((text) => one.includes(text) && !same.includes(text))).toEqual([]);
  expect(german[name]).toContain('<html lang="de">');
  expect(english[name]).toContain('<html lang="en">');
});

test.each(Object.keys(german))('the German page %s has no English text of the catalogue', (name) => {
  const englishTexts = textsIn(en).filter((text) => !textsIn(de).includes(text));
  expect(englishTexts.length).toBeGreaterThan(100);
  expect(shown(german[name]!).filter((text) => englishTexts.includes(text))).toEqual([]);
  expect(shown(english[name]!).filter((text) => englishTexts.includes(text)).length).toBeGreaterThan(1);
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

test('times and devices are in the language of the page', () => {
  const text = shown(german.security!).join(' ');
  for (const word of [
    'Geändert am 4. Januar 2026',
    'Dieser Browser, angemeldet vor 2 Tagen',
    'Zuletzt gesehen gerade eben, angemeldet vor 2 Tagen',
    'Firefox auf Linux',
    'Unbekanntes Gerät',
  ])
    expect(text).toContain(word);
  expect(shown(english.security!).join(' ')).toContain('This browser, signed in 2 days ago');
});
