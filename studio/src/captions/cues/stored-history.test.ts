import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeCue, type Cues, inOrder } from './change-cues.ts';
import { withText } from './cue-text.ts';
import { record, redo, startHistory, undo, withOthers, type EditHistory } from './edit-history.ts';
import { packHistory, type StoredHistory, unpackHistory } from './stored-history.ts';
import { aCue } from './test-cue.ts';

const first: Cues = [aCue(0, 1, 'a'), aCue(2, 3, 'b'), aCue(4, 5, 'c')];
const type = (cues: Cues, key: string, text: string) => changeCue(cues, key, (cue) => withText(cue, text));
/** As it is on the device. */
const stored = (history: EditHistory) => JSON.parse(JSON.stringify(packHistory(history))) as StoredHistory;
const texts = ({ cues }: { cues: Cues }) => cues.map(({ runs }) => runs[0]?.text);

test('any history comes back from the device step by step, with what can be done again', () => {
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('type'), at: fc.nat(9), text: fc.string({ maxLength: 3 }) }),
    fc.record({
      kind: fc.constantFrom('add', 'delete', 'move', 'undo'),
      at: fc.nat(9),
      text: fc.constant(''),
    }),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      let history = startHistory(first);
      for (const [index, { kind, at, text }] of edits.entries()) {
        const { cues } = history;
        const cue = cues[at % Math.max(1, cues.length)];
        if (kind === 'undo') history = undo(history, undefined) ?? history;
        else if (kind === 'add')
          history = record(
            history,
            inOrder([...cues, aCue(at + (index + 1) / 1000, at + 20, `k${index}`)]),
            cue?.key,
          );
        else if (!cue) continue;
        else if (kind === 'delete')
          history = record(
            history,
            cues.filter((each) => each !== cue),
            cue.key,
          );
        else if (kind === 'move')
          history = record(
            history,
            changeCue(cues, cue.key, (each) => ({
              ...each,
              startTime: at + (index + 1) / 1000,
              endTime: at + 50,
            })),
            cue.key,
          );
        else history = record(history, type(cues, cue.key, text), cue.key);
      }
      const again = unpackHistory(stored(history), history.cues);
      const { cues, past, future } = history;
      expect(again).toEqual({ cues, past, future, topic: undefined });
    }),
    { numRuns: 200 },
  );
});

test('the nearest steps are stored, up to a number and a size', () => {
  let history = startHistory(first);
  for (let step = 0; step < 300; step += 1)
    history = record(history, type(history.cues, 'a', `${step}`), 'a');
  const { past } = stored(history);
  expect(past).toHaveLength(200);
  expect(texts(unpackHistory({ past, future: [] }, history.cues).past.at(-1)!)[0]).toBe('298');

  history = startHistory(first);
  for (let step = 0; step < 100; step += 1)
    history = record(history, type(history.cues, 'a', `${step}`.repeat(5_000)), 'a');
  const kept = JSON.stringify(stored(history)).length;
  expect(kept).toBeGreaterThan(300_000);
  expect(kept).toBeLessThan(510_000);
});

test('undo and redo leave alone what somebody else changed meanwhile', () => {
  const mine = record(startHistory(first), type(first, 'a', 'mine'), 'a');
  const theirs = type([...mine.cues.slice(0, 2), aCue(9, 10, 'new')], 'b', 'theirs');
  const merged = withOthers(mine, theirs);
  const back = undo(merged, 'a')!;
  expect(texts(back)).toEqual(['a', 'theirs', 'new']);
  expect(texts(redo(back, 'a')!)).toEqual(['mine', 'theirs', 'new']);
  // The same over a reload: the page finds their changes when it is opened.
  expect(texts(undo(unpackHistory(stored(mine), theirs), 'a')!)).toEqual(['a', 'theirs', 'new']);
});
