type Watched = { position: number; durationInSeconds: number };

/** Seconds at which playback goes on, when enough was watched and enough is left. */
export const resumePosition = ({ position, durationInSeconds }: Watched): number | undefined => {
  const begun = position >= Math.max(5, durationInSeconds * 0.05);
  const unfinished = position < durationInSeconds * 0.9;
  return begun && unfinished ? position : undefined;
};

/** A second that the address names wins over the one where the person was. */
export const startOf = (
  wanted: number | undefined,
  watched: Watched,
): { startAt: number; isResumed: boolean } => {
  if (wanted !== undefined && wanted < watched.durationInSeconds)
    return { startAt: wanted, isResumed: false };
  const position = wanted === undefined ? resumePosition(watched) : undefined;
  return { startAt: position ?? 0, isResumed: position !== undefined };
};
