/** The present instant, injected so that tests choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
