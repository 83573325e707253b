import { expect, test } from 'vitest';
import type { CardItem } from './card-item-db.ts';
import { itemCard, slackMessage, teamsMessage } from './cards.ts';

const item = {
  ...{ id: 'a', title: 'Talk (2)', description: '', translations: {}, organizationName: 'North (AG)' },
  ...{ startsAt: undefined, picture: undefined, timeZone: 'UTC' },
} as unknown as CardItem;

test('a card in Arabic runs from right to left, and names of the other direction are isolated', () => {
  const card = itemCard(item, 'ar', 'https://tv.example');
  expect(card.head).toContain('\u2068North (AG)\u2069');
  const line = `${card.head}: \u2068Talk (2)\u2069`;
  expect(slackMessage(card)).toMatchObject({ text: line });
  expect(teamsMessage(card)).toMatchObject({ attachments: [{ content: { rtl: true, fallbackText: line } }] });
});

test('a card in another language has the direction of its program', () => {
  const written = JSON.stringify(teamsMessage(itemCard(item, 'de', 'https://tv.example')));
  expect(written).not.toContain('rtl');
});
