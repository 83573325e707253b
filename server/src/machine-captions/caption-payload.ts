/** The kind of the jobs that make captions. */
export const captionKind = 'captions';

export type CaptionPayload = { requestId: string; mediaContentId: string };
