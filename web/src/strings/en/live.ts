/** After *Live*, of who is behind it; the time as a clock shows it. */
export const behind = (clock: string) => `−${clock}`;
/** Of the same button, in words. */
export const goLive = (time: string) => `Go to live, ${time} behind`;

export const interrupted = 'The stream is interrupted. It goes on when it comes back.';
export const hasEnded = 'This event has ended';
export const recordingSoon = 'The recording will be here within a few minutes';
