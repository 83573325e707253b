import { deviceStorage } from './browser-storage.ts';

const key = 'tv.visitor';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
let ofThisPage: string | undefined;

/** `randomUUID` exists only where the page is secure; a portal tried out over plain HTTP needs visitors too (RFC 9562 §5.4). */
const randomUuid = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** A random number that stands for this browser on public pages. Where storage is closed it stands for this page only. */
export const visitorId = (): string => {
  const stored = deviceStorage.get(key);
  if (stored && uuid.test(stored)) return stored;
  ofThisPage ??= randomUuid();
  deviceStorage.set(key, ofThisPage);
  return ofThisPage;
};
