import type { LiveStates } from '@tv/contract/enumerations';
import * as text from '@tv/strings/en/studio/live/live.ts';
import style from './live.module.css';

/** How an event is, in a word, with a dot that is not the only sign of it. */
export const LiveSignal = ({ state }: { state: (typeof LiveStates)[number] }) => (
  <span className={style.signal} data-state={state}>
    <span className={style.dot} aria-hidden="true" />
    {text.states[state]}
  </span>
);
