import { callAddress } from '../platform/http/call-address.ts';

/** The address of a category's cover. The random name of its file opens it. */
export const coverAddress = (id: string, file: string): string =>
  callAddress('GET /media/categories/:id/covers/:file', { params: { id, file: file.split('/').at(-1)! } });
