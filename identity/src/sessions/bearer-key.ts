import { createHash } from 'node:crypto';

/** The key under which a record is stored whose id is a secret that works by itself: its hash. */
export const bearerKey = (id: string): string => createHash('sha256').update(id).digest('base64url');
