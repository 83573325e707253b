import { expect, it } from 'vitest';
import { beginning, nextState, type RecordEvent, type RecordState } from './record-state.ts';

const after = (...events: (RecordEvent['do'] | RecordEvent)[]): RecordState =>
  events.reduce<RecordState>(
    (state, event) => nextState(state, typeof event === 'string' ? ({ do: event } as RecordEvent) : event),
    beginning,
  );
const steps = (...events: Parameters<typeof after>) => after(...events).step;

it('counts down, records, pauses, goes on and ends', () => {
  expect(after('open', 'opened', 'count')).toEqual({ step: 'countdown', secondsLeft: 3 });
  expect(after('open', 'opened', 'count', { do: 'tick', secondsLeft: 1 })).toMatchObject({ secondsLeft: 1 });
  expect(steps('open', 'opened', 'count', 'begin', 'pause', 'resume')).toBe('recording');
  expect(steps('open', 'opened', 'count', 'begin', 'pause', 'stop')).toBe('stopping');
  expect(steps('open', 'opened', 'count', 'begin', 'stop', 'stopped')).toBe('recorded');
  expect(after('open', 'opened', 'count', 'begin', 'stop', 'stopped', 'again')).toEqual(beginning);
});

it('is cancelled while it counts down, and a late tick begins nothing', () => {
  const late: RecordEvent = { do: 'tick', secondsLeft: 0 };
  expect(after('open', 'opened', 'count', 'cancel', late)).toEqual({ step: 'ready', secondsLeft: 0 });
  expect(steps('open', 'opened', 'count', 'cancel', 'begin')).toBe('ready');
});

it('leaves alone what a second press asks for', () => {
  expect(steps('open', 'opened', 'count', 'begin', 'begin', 'count', 'open')).toBe('recording');
  expect(steps('pause')).toBe('setup');
  expect(steps('open', 'opened', 'count', 'begin', 'stop', 'stop', 'stopped', 'stop')).toBe('recorded');
});

it('says why nothing is recorded, and goes on where a device is lost', () => {
  expect(after('open', { do: 'refuse', problem: 'refused' })).toEqual({
    step: 'setup',
    secondsLeft: 0,
    problem: 'refused',
  });
  const lost = after('open', 'opened', 'count', 'begin', { do: 'note', problem: 'cameraLost' });
  expect(lost).toMatchObject({ step: 'recording', problem: 'cameraLost' });
  // What ended it is still told when it has ended.
  expect(
    after('open', 'opened', 'count', 'begin', { do: 'stop', problem: 'screenEnded' }, 'stopped'),
  ).toEqual({
    step: 'recorded',
    secondsLeft: 0,
    problem: 'screenEnded',
  });
});

it('ends by itself when the browser ends it', () => {
  expect(steps('open', 'opened', 'count', 'begin', 'stopped')).toBe('recorded');
});
