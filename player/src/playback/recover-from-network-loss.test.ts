import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverFromNetworkLoss } from './recover-from-network-loss.ts';
import { createPlayerStore } from '../player-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = (readyState: number) => {
  const element = Object.assign(new EventTarget(), {
    readyState,
    paused: false,
    HAVE_CURRENT_DATA: 2 as const,
  });
  const { getState, report } = createPlayerStore();
  const ending = new AbortController();
  const goOn = vi.fn();
  return {
    element,
    getState,
    goOn,
    ending,
    ...recoverFromNetworkLoss({ element, goOn, report, signal: ending.signal }),
  };
};

it('tells of a lost connection when nothing is left to play, and not before', () => {
  const { element, getState, lost } = held(4);
  lost();
  expect(getState().problem).toBeUndefined();
  element.readyState = 2;
  element.dispatchEvent(new Event('waiting'));
  expect(getState()).toMatchObject({ problem: 'network', waiting: false });
});

it('tells at once where nothing has come yet', () => {
  const { getState, lost } = held(0);
  lost();
  expect(getState().problem).toBe('network');
});

it('takes no wait of a good connection for a loss', () => {
  const { element, getState } = held(2);
  element.dispatchEvent(new Event('waiting'));
  expect(getState().problem).toBeUndefined();
});

it('tries again and again, until something comes', () => {
  const { getState, goOn, lost, isBack } = held(2);
  lost();
  vi.runOnlyPendingTimers();
  expect(goOn).toHaveBeenCalledTimes(1);
  lost();
  vi.runOnlyPendingTimers();
  expect(goOn).toHaveBeenCalledTimes(2);
  isBack();
  expect(getState()).toMatchObject({ problem: undefined, waiting: true });
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves another problem as it is', () => {
  const { getState, isBack } = held(2);
  isBack();
  expect(getState().waiting).toBe(false);
});

it('ends with its media', () => {
  const { ending, goOn, lost } = held(2);
  lost();
  ending.abort();
  vi.runOnlyPendingTimers();
  expect(goOn).not.toHaveBeenCalled();
});
