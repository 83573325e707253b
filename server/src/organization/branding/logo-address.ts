import { basename } from 'node:path';
import type { LogoBackground } from '@tv/contract/branding/logos';
import { callAddress } from '../../platform/http/call-address.ts';

/** Columns with the keys of the logos: for light backgrounds, and for dark ones. */
export type LogoFiles = { logo_file: string | null; logo_dark_file: string | null };

/** The address of a logo. Each file has its own, so that a new logo is seen at once in spite of caches. */
export const logoAddress = (id: string, file: string, background?: LogoBackground): string =>
  callAddress('GET /media/organizations/:id/logo', {
    params: { id },
    query: { ...(background && { background }), version: basename(file, '.png').slice(0, 13) },
  });
