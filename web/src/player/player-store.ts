import { initialState, type PlayerState } from './player-state.ts';

export type PlayerStore = {
  getState: () => PlayerState;
  subscribe: (listener: () => void) => () => void;
  report: (change: Partial<PlayerState>) => void;
};

export const createPlayerStore = (start: Partial<PlayerState> = {}): PlayerStore => {
  let state: PlayerState = { ...initialState, ...start };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: (change) => {
      const entries = Object.entries(change) as [keyof PlayerState, unknown][];
      if (entries.every(([name, value]) => Object.is(state[name], value))) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
};
