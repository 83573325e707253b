/** How long those who watch a package can go on with it after it was replaced, in milliseconds. Media tokens end sooner. */
export const replacedFor = 24 * 3_600_000;
