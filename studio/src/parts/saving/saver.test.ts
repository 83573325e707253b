// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { isAnythingUnsaved, openSavers } from './open-savers.ts';
import { createSaver, type Saver, type Unsaved } from './saver.ts';

type Texts = { title: string; text: string };
type Dispute = { name: keyof Texts; theirs: string };
const names = ['title', 'text'] as const;

/** A service with one document, as two people edit it. A title that is empty is not sent. */
function serve(first: Texts) {
  const document = { value: first, version: 1 };
  const failures: ApiError[] = [];
  const sent: Texts[] = [];
  const stored: { now: Unsaved<Texts> | undefined } = { now: undefined };
  const savers = openSavers<Saver<Texts, number, Dispute>>();
  const saved = () => ({ value: document.value, tag: String(document.version), answer: document.version });
  const service = {
    document,
    failures,
    sent,
    stored,
    /** Somebody else saves. */
    change(more: Partial<Texts>) {
      document.value = { ...document.value, ...more };
      document.version += 1;
    },
    open: (unsaved?: Unsaved<Texts>, hold?: (isHeld: boolean) => void) =>
      createSaver<Texts, number, Dispute>(
        {
          isSendable: (mine, { value }) => mine.text !== value.text || mine.title !== '',
          afterSaving: (mine, { value }) => ({ ...value, ...(!mine.title && { title: '' }) }),
          differs: (mine, { value }) => names.some((name) => mine[name] !== value[name]),
          merge(base, mine, theirs) {
            const value = { ...mine };
            const disputes: Dispute[] = [];
            for (const name of names) {
              if (theirs[name] === base[name] || theirs[name] === mine[name]) continue;
              if (mine[name] === base[name]) value[name] = theirs[name];
              else disputes.push({ name, theirs: theirs[name] });
            }
            return { value, disputes };
          },
          takeTheirs: (mine, { name, theirs }) => ({ ...mine, [name]: theirs }),
          async send(mine, { tag }) {
            const failure = failures.shift();
            if (failure) throw failure;
            if (tag !== String(document.version))
              throw new ApiError('changed', { status: 412, reason: 'items.changedMeanwhile' });
            sent.push(mine);
            document.value = { ...mine, title: mine.title || document.value.title };
            document.version += 1;
            return saved();
          },
          read: async () => saved(),
          store: (value) => (stored.now = value),
        },
        saved(),
        { pause: 1000, unsaved, ...(hold && { hold }) },
      ),
    /** As a form opens it: the saver that still saves, or a new one. */
    edit: (): Saver<Texts, number, Dispute> => savers('document', (hold) => service.open(stored.now, hold)),
  };
  return service;
}

const first = { title: 'One', text: 'Old' };
const away = () => new ApiError('Network Error');
const stateOf = (saver: ReturnType<ReturnType<typeof serve>['open']>) => saver.get().saving.state;
const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves a moment after the last change, and stores nothing then', async () => {
  const { open, sent, stored } = serve(first);
  const saver = open();
  saver.change({ ...first, title: 'On' });
  await vi.advanceTimersByTimeAsync(900);
  saver.change({ ...first, title: 'Two' });
  await vi.advanceTimersByTimeAsync(1100);
  expect(sent).toEqual([{ title: 'Two', text: 'Old' }]);
  expect([stateOf(saver), stored.now]).toEqual(['saved', undefined]);
});

it('takes over what others alone changed, and saves the rest', async () => {
  const { open, change, document } = serve(first);
  const saver = open();
  change({ text: 'Theirs' });
  saver.change({ ...first, title: 'Mine' });
  await vi.advanceTimersByTimeAsync(1100);
  expect(document.value).toEqual({ title: 'Mine', text: 'Theirs' });
  expect(saver.get().value).toEqual(document.value);
});

it('asks about what both changed, and saves nothing until that is answered, however much is typed', async () => {
  const { open, change, document, sent, stored } = serve(first);
  const saver = open();
  change({ title: 'Theirs' });
  saver.change({ title: 'Mine', text: 'New' });
  await vi.advanceTimersByTimeAsync(1100);
  expect(saver.get().saving).toEqual({ state: 'conflict', disputes: [{ name: 'title', theirs: 'Theirs' }] });
  saver.change({ title: 'Mine, longer', text: 'New' });
  await vi.advanceTimersByTimeAsync(hour);
  await saver.save();
  expect([stateOf(saver), sent.length, document.value.title]).toEqual(['conflict', 0, 'Theirs']);
  // The question outlasts the page.
  expect(stored.now).toEqual({ base: first, mine: { title: 'Mine, longer', text: 'New' } });
  const again = open(stored.now);
  again.start();
  expect([stateOf(again), again.get().value.title]).toEqual(['conflict', 'Mine, longer']);

  const { saving } = saver.get();
  if (saving.state === 'conflict') saver.settle([saving.disputes[0]!], 'theirs');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.value).toEqual({ title: 'Theirs', text: 'New' });
  expect(stored.now).toBeUndefined();
});

it('saves mine for one part, and leaves the parts alone that were not touched', async () => {
  const { open, change, document } = serve(first);
  const saver = open();
  change({ title: 'Theirs', text: 'Theirs too' });
  saver.change({ ...first, title: 'Mine' });
  await vi.advanceTimersByTimeAsync(1100);
  const { saving } = saver.get();
  if (saving.state === 'conflict') saver.settle([saving.disputes[0]!], 'mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.value).toEqual({ title: 'Mine', text: 'Theirs too' });
});

it('tries again by itself while the line is away, sooner when it is back, and stores the text meanwhile', async () => {
  const { open, failures, document, stored } = serve(first);
  const saver = open();
  const end = saver.start();
  failures.push(away(), away(), away());
  saver.change({ ...first, text: 'In a tunnel' });
  await vi.advanceTimersByTimeAsync(1100);
  expect(saver.get().saving).toEqual({ state: 'refused' });
  expect(stored.now?.mine.text).toBe('In a tunnel');
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  expect([failures.length, stateOf(saver)]).toEqual([0, 'refused']);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([stateOf(saver), document.value.text, stored.now]).toEqual(['saved', 'In a tunnel', undefined]);
  end();
});

it('tells why the service refuses, and does not ask again until something changes', async () => {
  const { open, failures, sent } = serve(first);
  const saver = open();
  failures.push(
    new ApiError('bad', {
      status: 400,
      reason: 'field.tooLong',
      exceptionData: { field: 'title.0', most: 200 },
    }),
  );
  saver.change({ ...first, title: 'Very long' });
  await vi.advanceTimersByTimeAsync(hour);
  expect(saver.get().saving).toEqual({
    state: 'refused',
    field: 'title',
    reason: 'Enter at most 200 characters.',
  });
  expect(sent).toEqual([]);
  saver.change({ ...first, title: 'Short' });
  await vi.advanceTimersByTimeAsync(1100);
  expect([stateOf(saver), sent.length]).toEqual(['saved', 1]);
});

it('keeps what is typed while a save is under way', async () => {
  const { open, document } = serve(first);
  const saver = open();
  saver.change({ ...first, title: 'Two' });
  const saving = saver.save();
  saver.change({ ...first, title: 'Two and a half' });
  await saving;
  expect(saver.get().value.title).toBe('Two and a half');
  await vi.advanceTimersByTimeAsync(1100);
  expect(document.value.title).toBe('Two and a half');
});

it('stores what is left when the page goes, and the next page saves it over what others changed meanwhile', async () => {
  const { open, failures, change, document, stored } = serve(first);
  failures.push(away(), away());
  const saver = open();
  const end = saver.start();
  saver.change({ ...first, text: 'Mine' });
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(stored.now).toEqual({ base: first, mine: { title: 'One', text: 'Mine' } });
  change({ title: 'Theirs' });
  failures.length = 0;
  const next = open(stored.now);
  next.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.value).toEqual({ title: 'Theirs', text: 'Mine' });
  expect(stored.now).toBeUndefined();
});

it('another page of the same device does not remove what this one stored', async () => {
  const { open, stored } = serve(first);
  stored.now = { base: first, mine: { ...first, text: 'Of another tab' } };
  const saver = open();
  saver.change({ ...first, title: 'Two' });
  saver.change(first);
  await saver.save();
  expect(stored.now.mine.text).toBe('Of another tab');
});

it('answers all questions at once in one request', async () => {
  const { open, change, document, sent } = serve(first);
  const saver = open();
  change({ title: 'Theirs', text: 'Theirs' });
  saver.change({ title: 'Mine', text: 'Mine' });
  await vi.advanceTimersByTimeAsync(1100);
  const { saving } = saver.get();
  if (saving.state === 'conflict') saver.settle(saving.disputes, 'mine');
  await vi.advanceTimersByTimeAsync(hour);
  expect([sent.length, document.value]).toEqual([1, { title: 'Mine', text: 'Mine' }]);
});

it('saves what can be saved, and stores a part that is not whole until it is', async () => {
  const { open, sent, stored } = serve(first);
  const saver = open();
  saver.change({ title: '', text: 'New' });
  await vi.advanceTimersByTimeAsync(hour);
  expect([stateOf(saver), saver.get().value.title, sent.length]).toEqual(['incomplete', '', 1]);
  expect(stored.now?.mine.title).toBe('');
  const again = open(stored.now);
  again.start();
  await vi.advanceTimersByTimeAsync(hour);
  expect([stateOf(again), again.get().value.title, sent.length]).toEqual(['incomplete', '', 1]);
  again.change({ ...again.get().value, title: 'Whole' });
  await vi.advanceTimersByTimeAsync(1100);
  expect([stateOf(again), stored.now, sent.length]).toEqual(['saved', undefined, 2]);
});

it('says that the document is gone, stores the text, and sends nothing more', async () => {
  const { open, failures, sent, stored } = serve(first);
  const saver = open();
  const end = saver.start();
  failures.push(new ApiError('gone', { status: 404, reason: 'request.notFound' }));
  saver.change({ ...first, text: 'Mine' });
  await vi.advanceTimersByTimeAsync(1100);
  expect(saver.get().saving).toEqual({ state: 'gone' });
  saver.change({ ...first, text: 'Mine, longer' });
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(hour);
  expect([stateOf(saver), sent.length, stored.now?.mine.text]).toEqual(['gone', 0, 'Mine, longer']);
  end();
});

it('goes on after its form was left, and a form that is opened again has the same one', async () => {
  const { edit, failures, document, sent } = serve(first);
  const saver = edit();
  const end = saver.start();
  failures.push(away(), away());
  saver.change({ ...first, text: 'Mine' });
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect([stateOf(saver), isAnythingUnsaved()]).toEqual(['refused', true]);
  const again = edit();
  expect(again).toBe(saver);
  const endAgain = again.start();
  again.change({ ...again.get().value, title: 'Mine, too' });
  endAgain();
  await vi.advanceTimersByTimeAsync(hour);
  expect(sent).toEqual([{ title: 'Mine, too', text: 'Mine' }]);
  expect([document.value, isAnythingUnsaved()]).toEqual([sent[0], false]);
  // Nothing is left of it: the next form begins with what the service has.
  expect(edit()).not.toBe(saver);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(hour);
  expect(sent).toHaveLength(1);
});

it('is saved once the service is there again, and waits as long as it asks', async () => {
  const { open, failures, document } = serve(first);
  const saver = open();
  const end = saver.start();
  failures.push(
    new ApiError('restarting', { status: 503, retryAfter: 30 }),
    new ApiError('signed out', { status: 401, reason: 'access.signIn' }),
  );
  saver.change({ ...first, text: 'Mine' });
  await vi.advanceTimersByTimeAsync(1100 + 29_000);
  expect([failures.length, stateOf(saver)]).toEqual([1, 'refused']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stateOf(saver), document.value.text]).toEqual(['saved', 'Mine']);
  end();
});
