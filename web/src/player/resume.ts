type Watched = { position: number; durationInSeconds: number };

/** Seconds at which playback goes on, when enough was watched and enough is left. */
export const resumePosition = ({ position, durationInSeconds }: Watched): number | undefined => {
  const begun = position >= Math.max(5, durationInSeconds * 0.05);
  const unfinished = position < durationInSeconds * 0.9;
  return begun && unfinished ? position : undefined;
};

/** A second that the address names wins over the one where the person was. */
export const startOf = (
  asked: number | undefined,
  watched: Watched,
): { startAt: number; isResumed: boolean } => {
  if (asked !== undefined && asked < watched.durationInSeconds) return { startAt: asked, isResumed: false };
  const position = asked === undefined ? resumePosition(watched) : undefined;
  return { startAt: position ?? 0, isResumed: position !== undefined };
};
