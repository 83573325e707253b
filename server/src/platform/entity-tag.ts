import { hash } from 'node:crypto';

/** Changes with the text (RFC 9110, section 8.8.3). */
export const entityTag = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
