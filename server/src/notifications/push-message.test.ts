import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { reminderPush } from './push-message.ts';

const message = reminderPush(
  {
    ...{ what: 'published', mediaContentId: 'a', title: 'Talk (2)', organizationName: 'North' },
    translations: { de: { title: 'Vortrag' } },
  },
  'key',
);

test('a message says its language and direction, in which names of the other are isolated', () => {
  expect(message.in.ar).toMatchObject({ lang: 'ar', dir: 'rtl', title: '\u2068Talk (2)\u2069' });
  expect(message.in.ar.body).toContain('\u2068North\u2069');
  expect(message.in.de).toMatchObject({ lang: 'de', dir: 'ltr', title: 'Vortrag' });
});

test('a device shows it so', () => {
  const shown: unknown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    registration: { showNotification: (...given: unknown[]) => shown.push(given) },
  };
  runInNewContext(readFileSync(join(import.meta.dirname, '../../../web/public/push-worker.js'), 'utf8'), {
    self,
  });
  const { title, body, path } = message.in.ar;
  listeners['push']!({ data: { json: () => message.in.ar }, waitUntil: () => {} });
  expect(shown).toEqual([[title, { body, tag: 'a', lang: 'ar', dir: 'rtl', data: { path } }]]);
});
