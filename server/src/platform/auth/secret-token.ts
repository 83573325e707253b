import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, in a form that fits into a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, which is stored in its place. A token has so many random bits that it needs no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
