/** How long the files of a replaced package are stored for those who watch it, in milliseconds. Media tokens end sooner. */
export const replacedFor = 24 * 3_600_000;
