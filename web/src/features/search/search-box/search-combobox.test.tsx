import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { savePreferences } from '@tv/player/settings/preferences.ts';
import type { Offer } from './offers.ts';
import { SearchCombobox } from './search-combobox.tsx';

const offers: Offer[] = [
  { kind: 'recent', text: 'wind park' },
  { kind: 'title', text: 'Wind at night', to: '/watch/1' },
];

function setUp() {
  const heard = { search: vi.fn(), choose: vi.fn(), forget: vi.fn() };
  function Field() {
    const [typed, type] = useState('');
    return (
      <SearchCombobox
        typed={typed}
        onType={type}
        offers={offers}
        onSearch={heard.search}
        onChoose={heard.choose}
        onForget={heard.forget}
      />
    );
  }
  render(<Field />);
  const field = screen.getByRole('combobox');
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const enter = () => fireEvent.submit(screen.getByRole('search'));
  return { ...heard, field, press, enter };
}

const chosen = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.getAttribute('aria-selected') === 'true')
    .map((option) => option.textContent);

afterEach(cleanup);

it('walks through the offers and round by the field itself, which names the one chosen', () => {
  const { field, press } = setUp();
  field.focus();
  press('ArrowDown');
  expect(chosen()).toEqual([expect.stringContaining('wind park')]);
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  press('ArrowUp');
  expect(chosen()).toEqual([]);
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  press('ArrowUp');
  expect(chosen()).toEqual([expect.stringContaining('Wind at night')]);
});

it('Enter takes the offer that is chosen, else searches for what is typed', () => {
  const { field, press, enter, search, choose } = setUp();
  fireEvent.input(field, { target: { value: '  turbine ' } });
  enter();
  expect(search).toHaveBeenCalledExactlyOnceWith('turbine');
  press('ArrowDown');
  press('ArrowDown');
  enter();
  expect(choose).toHaveBeenCalledExactlyOnceWith(offers[1]);
});

it('searches for nothing when nothing is typed', () => {
  const { enter, search } = setUp();
  enter();
  expect(search).not.toHaveBeenCalled();
});

it('Escape closes the list and preserves the typed text', () => {
  const { field, press } = setUp();
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'wi' } });
  expect(screen.getByRole('listbox')).toBeTruthy();
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect((field as HTMLInputElement).value).toBe('wi');
});

it('closes when the focus leaves, not when it goes to the button below the list', () => {
  const { field, forget } = setUp();
  fireEvent.focus(field);
  const button = screen.getByRole('button', { name: 'Clear recent searches' });
  fireEvent.blur(field, { relatedTarget: button });
  fireEvent.click(button);
  expect(forget).toHaveBeenCalledOnce();
  fireEvent.blur(button, { relatedTarget: document.body });
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('`/` leads to the field from the page, not from another field', () => {
  const { field } = setUp();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
  field.blur();
  const other = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(other, { key: '/' });
  expect(document.activeElement).not.toBe(field);
  other.remove();
});

it('`/` is no shortcut where the person wants none', () => {
  const { field } = setUp();
  savePreferences({ shortcuts: false });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).not.toBe(field);
  savePreferences({ shortcuts: true });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
});
