/** Where a tab keeps that its manager sees the portal as somebody else. */
export const seenAsKey = 'tv.seen-as';
