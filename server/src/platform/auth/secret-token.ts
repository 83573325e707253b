import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as a link carries them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: so many random bits need neither salt nor slowness. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
