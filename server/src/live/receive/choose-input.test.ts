import type { LiveInput } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { chooseInput, type InputState } from './choose-input.ts';

const now = 1_000_000;
const states = {
  sends: { hasEnded: false, lastReceivedAt: now - 100, steadySince: now - 60_000 },
  'sends again': { hasEnded: false, lastReceivedAt: now - 100, steadySince: now - 2_000 },
  'stands still': { hasEnded: false, lastReceivedAt: now - 4_000, steadySince: now - 60_000 },
  'has ended': { hasEnded: true, lastReceivedAt: now - 100, steadySince: now - 60_000 },
} satisfies Record<string, InputState>;
type Sends = keyof typeof states | '–';

const table: [LiveInput, { main: Sends; backup: Sends; guest: Sends }, LiveInput | '–', LiveInput | '–'][] = [
  // preferred, what each does, shown before, shown now
  ['main', { main: 'sends', backup: 'sends', guest: 'sends' }, '–', 'main'],
  ['main', { main: 'stands still', backup: 'sends', guest: '–' }, 'main', 'backup'],
  ['main', { main: 'sends again', backup: 'sends', guest: '–' }, 'backup', 'backup'],
  ['main', { main: 'sends', backup: 'sends', guest: '–' }, 'backup', 'main'],
  ['backup', { main: 'sends', backup: 'sends', guest: 'sends' }, 'main', 'backup'],
  ['backup', { main: 'sends', backup: 'has ended', guest: 'sends' }, 'backup', 'main'],
  ['main', { main: 'stands still', backup: '–', guest: '–' }, 'main', 'main'],
  // The guest is on air while chosen.
  ['guest', { main: 'sends', backup: 'sends', guest: 'sends' }, 'main', 'guest'],
  ['guest', { main: 'sends', backup: 'sends', guest: 'sends again' }, 'main', 'guest'],
  ['guest', { main: '–', backup: '–', guest: 'sends' }, '–', 'guest'],
  // A line that drops leads back to the presenter.
  ['guest', { main: 'sends', backup: 'sends', guest: 'stands still' }, 'guest', 'main'],
  ['guest', { main: 'sends again', backup: 'sends', guest: 'has ended' }, 'guest', 'main'],
  ['guest', { main: '–', backup: 'sends', guest: 'has ended' }, 'guest', 'backup'],
  ['guest', { main: 'stands still', backup: '–', guest: 'stands still' }, 'guest', 'main'],
  ['guest', { main: '–', backup: '–', guest: 'stands still' }, 'guest', '–'],
  // Nobody falls over to the guest.
  ['main', { main: '–', backup: '–', guest: 'sends' }, '–', '–'],
  ['main', { main: 'stands still', backup: 'has ended', guest: 'sends' }, 'main', 'main'],
  ['main', { main: 'has ended', backup: 'has ended', guest: 'sends' }, 'main', '–'],
  ['backup', { main: '–', backup: 'has ended', guest: 'sends' }, 'backup', '–'],
  ['main', { main: '–', backup: '–', guest: 'sends' }, 'guest', '–'],
];

test.each(table)(
  'of %s, preferred, while %o, viewers who had %s get %s',
  (preferred, sent, before, after) => {
    const inputs = Object.fromEntries(
      Object.entries(sent).flatMap(([input, does]) => (does === '–' ? [] : [[input, states[does]]])),
    );
    const current = before === '–' ? undefined : before;
    expect(chooseInput(inputs, { preferred, current, now }) ?? '–').toBe(after);
  },
);
