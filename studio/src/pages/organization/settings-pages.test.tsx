import { because } from '@tv/contract/reasons/problem-reasons';
import { Role } from '@tv/contract/enumerations';
import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as analytics from '@tv/strings/en/studio/analytics.ts';
import * as branding from '@tv/strings/en/studio/organization/branding.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/organization/settings.ts';
import { openStudio } from '../../testing/open-studio.tsx';
import { testOrganization } from './test-organization.ts';

preparePages();

/** A service that keeps the settings it is told. */
function stubSettings(facts: Partial<ManagedOrganization> = {}) {
  let settings = testOrganization(facts);
  return stubService({
    'GET /Management/Organization': () => settings,
    'PATCH /Management/Organization': ({ body }) => {
      settings = { ...settings, ...body } as ManagedOrganization;
      return settings;
    },
    'GET /Management/Categories': onlyPage([]),
  });
}

const save = () => fireEvent.click(screen.getByRole('button', { name: fields.save }));
const isSaved = () => waitFor(() => expect(screen.queryByText(fields.notSavedYet)).toBeNull());

it('tells a wrong site at its field, keeps it when the page is opened again, and saves the right one', async () => {
  const service = stubSettings();
  const page = openStudio('organization/player');
  fireEvent.click(await screen.findByRole('switch', { name: text.autoplay }));
  const sites = () => screen.findByLabelText<HTMLTextAreaElement>(text.sitesLabel);
  const type = async (value: string) => fireEvent.change(await sites(), { target: { value } });
  await type('http://intranet.example');
  const reason =
    '“http://intranet.example” is not the address of a site. Enter one like https://intranet.example.';
  service.answer({
    'PATCH /Management/Organization': refusal(400, {
      why: because('organization.noOrigin', { found: 'http://intranet.example' }),
      exceptionData: { field: 'embedOrigins' },
    }),
  });
  save();
  const help = await screen.findByText(reason);
  expect((await sites()).getAttribute('aria-describedby')).toBe(help.id);

  await type('https://intranet.example');
  page.unmount();
  const again = stubSettings();
  openStudio('organization/player');
  expect((await sites()).value).toBe('https://intranet.example');
  save();
  await isSaved();
  expect(again.heard('PATCH /Management/Organization')[0]?.body).toEqual({
    playerSettings: { autoplay: true },
    embedOrigins: ['https://intranet.example'],
  });
  expect((await sites()).value).toBe('https://intranet.example');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: text.autoplay }).checked).toBe(true);
});

it('says that there are no feeds without public pages, and sends what was changed alone', async () => {
  const service = stubSettings();
  openStudio('organization/publishing');
  fireEvent.click(await screen.findByRole('switch', { name: text.review }));
  expect(screen.queryByText(text.noFeeds)).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: text.publicPages }));
  expect(screen.getByText(text.noFeeds)).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: analytics.personalFigures }));
  save();
  await isSaved();
  expect(service.heard('PATCH /Management/Organization')[0]?.body).toEqual({
    asksReview: true,
    allowPublicMediaFeature: false,
    allowsPersonalFigures: false,
  });
  expect(screen.getByRole<HTMLInputElement>('switch', { name: text.publicPages }).checked).toBe(false);
});

it('has the default language of pages and mails, and takes it back', async () => {
  const service = stubSettings();
  openStudio('organization/publishing');
  const field = await screen.findByLabelText<HTMLSelectElement>(text.language);
  expect([...field.options].map(({ text: shown }) => shown).slice(0, 3)).toEqual([
    text.browserLanguage,
    'English',
    'German',
  ]);
  for (const defaultLanguage of ['pt-BR', '']) {
    fireEvent.change(field, { target: { value: defaultLanguage } });
    save();
    await isSaved();
    expect(service.heard('PATCH /Management/Organization').at(-1)?.body).toEqual({ defaultLanguage });
  }
});

it('has texts in several languages, sends those that were changed, and tells a refusal at its field', async () => {
  const welcome = { default: 'Hello', de: 'Hallo' };
  const service = stubSettings({ texts: { welcome } });
  openStudio('organization/publishing');
  const label = (language: string) => `${text.welcome} (${language})`;
  const german = await screen.findByLabelText<HTMLTextAreaElement>(label('German'));
  expect(german.value).toBe('Hallo');
  fireEvent.change(screen.getByRole('textbox', { name: text.terms }), { target: { value: 'Be kind' } });
  fireEvent.change(german, { target: { value: '\u0007' } });
  service.answer({
    'PATCH /Management/Organization': refusal(400, {
      why: because('field.lines'),
      exceptionData: { field: 'texts.welcome.de' },
    }),
  });
  save();
  await waitFor(() => expect(german.getAttribute('aria-invalid')).toBe('true'));
  expect(service.heard('PATCH /Management/Organization')[0]?.body).toEqual({
    texts: { termsOfService: { default: 'Be kind' }, welcome: { default: 'Hello', de: '\u0007' } },
  });
});

it('sends the lines of synonyms without empty ones', async () => {
  const service = stubSettings();
  openStudio('organization/publishing');
  const field = await screen.findByLabelText(text.synonyms);
  fireEvent.change(field, { target: { value: 'kickoff = start\n\nOKR, goals\n' } });
  save();
  await isSaved();
  expect(service.heard('PATCH /Management/Organization')[0]?.body).toEqual({
    searchSynonyms: ['kickoff = start', 'OKR, goals'],
  });
});

it('leaves public pages, figures about people and sites to admins', async () => {
  stubSettings();
  const page = openStudio('organization/publishing', { role: Role.OrganizationManager });
  expect(await screen.findByRole('switch', { name: text.review })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: text.publicPages })).toBeNull();
  expect(screen.queryByRole('switch', { name: analytics.personalFigures })).toBeNull();
  page.unmount();
  openStudio('organization/player', { role: Role.OrganizationManager });
  expect(await screen.findByRole('switch', { name: text.autoplay })).toBeTruthy();
  expect(screen.queryByLabelText(text.sitesLabel)).toBeNull();
});

it('shows nothing about the organization to who manages content only, and no way to it', async () => {
  const service = stubSettings();
  openStudio('organization/branding', { role: Role.ContentManager });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByLabelText(branding.colorName.textLinkColor)).toBeNull();
  expect(service.heard('GET /Management/Organization')).toEqual([]);
  expect(screen.getAllByRole('navigation', { name: 'Studio' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Organization' })).toBeNull();
});

it('has a way to the organization for who manages it', async () => {
  stubSettings();
  openStudio('organization/branding', { role: Role.OrganizationManager });
  expect(await screen.findByLabelText(branding.colorName.textLinkColor)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Organization' }).length).toBeGreaterThan(0);
});
