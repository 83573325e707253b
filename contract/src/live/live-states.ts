import { type LiveState, LiveStates } from '../enumerations.ts';

/** Whether a live event in this state is over: nothing that arrives is taken any more. */
export const isOver = (state: LiveState): boolean => LiveStates.indexOf(state) >= LiveStates.indexOf('ended');

/** Whether viewers watch what arrives, or wait for it to come again. */
export const isOnAir = (state: LiveState): boolean => state === 'onAir' || state === 'interrupted';
