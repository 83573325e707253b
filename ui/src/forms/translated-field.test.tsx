import type { Translations } from '@tv/contract/languages/translated';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/item/translations.ts';
import { TranslatedField } from './translated-field.tsx';

afterEach(cleanup);

let written: Translations | undefined;

function Shown({ first }: { first: Translations }) {
  const [translations, setTranslations] = useState(first);
  return (
    <TranslatedField
      label="Title"
      value="Welcome"
      maxLength={99}
      onChange={() => {}}
      translations={translations}
      onTranslations={(next) => {
        written = next;
        setTranslations(next);
      }}
      errorIn={(tag) => (tag === 'de' ? 'Too long' : undefined)}
    />
  );
}
const show = (first: Translations) =>
  render(
    <MemoryRouter>
      <Shown first={first} />
    </MemoryRouter>,
  );
const labels = () =>
  screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add a language: Title' }));
  return within(await screen.findByRole('menu', { name: text.addLanguage }));
};

it('has a field for the default and one for each language, with its language, direction and error', () => {
  show({ ar: 'أهلا', de: 'Willkommen' });
  expect(labels()).toEqual(['Title', 'Title (German)', 'Title (Arabic)']);
  expect(screen.getByRole('textbox', { name: 'Title' }).getAttribute('lang')).toBeNull();
  const german = screen.getByLabelText('Title (German)');
  expect([german.lang, german.dir, german.getAttribute('aria-invalid')]).toEqual(['de', 'ltr', 'true']);
  expect(screen.getByText('Too long')).toBeTruthy();
  const arabic = screen.getByLabelText('Title (Arabic)');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
});

it('offers the languages that it lacks, and writes into the one that is added', async () => {
  show({ de: 'Willkommen' });
  const menu = await openMenu();
  const offered = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(offered).toHaveLength(9);
  expect(offered).not.toContain('German');
  fireEvent.click(menu.getByRole('menuitem', { name: 'French' }));
  const french = await screen.findByLabelText('Title (French)');
  expect(document.activeElement).toBe(french);
  fireEvent.change(french, { target: { value: 'Bienvenue' } });
  expect(JSON.stringify(written)).toBe('{"de":"Willkommen","fr":"Bienvenue"}');
  // A text that is emptied is none, but its field stays under the hands of whoever types.
  fireEvent.change(french, { target: { value: '' } });
  expect(written).toEqual({ de: 'Willkommen' });
  expect(labels()).toEqual(['Title', 'Title (German)', 'Title (French)']);
});

it('removes a language, and leads the focus back to the menu', () => {
  show({ de: 'Willkommen' });
  fireEvent.click(screen.getByRole('button', { name: fields.remove('Title (German)') }));
  expect(written).toEqual({});
  expect(labels()).toEqual(['Title']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a language: Title' }));
});
