import { createStore } from '@tv/client/lib/state/store.ts';
import { initialState, type PlayerState } from './player-state.ts';

export type PlayerStore = {
  getState: () => PlayerState;
  subscribe: (listener: () => void) => () => void;
  report: (change: Partial<PlayerState>) => void;
};

/** The state of one player. A report that changes nothing calls no listener. */
export const createPlayerStore = (start: Partial<PlayerState> = {}): PlayerStore => {
  const { get, set, subscribe } = createStore<PlayerState>({ ...initialState, ...start });
  return {
    getState: get,
    subscribe,
    report: (change) => {
      const entries = Object.entries(change) as [keyof PlayerState, unknown][];
      if (entries.some(([name, value]) => !Object.is(get()[name], value))) set({ ...get(), ...change });
    },
  };
};
