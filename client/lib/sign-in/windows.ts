import type { IWindow, NavigateParams, NavigateResponse } from 'oidc-client-ts';
import { endOfRedirects } from '../api/within.ts';
import { SignInProblem } from './problem.ts';

/** Marks what a sign-in window tells the page that opened it. */
const source = 'tv.sign-in';
type SignInMessage = { source: typeof source; address: string };

/** Pixels. */
const height = 640;
const width = 480;

/**
 * Signs in by a window, whose answer comes by a message. A frame of another site may have no storage, not even the one
 * that tabs of one origin share. No message comes of a window that was closed or that its provider cut off from this page.
 */
export function openWindow(): IWindow {
  const opened = window.open('about:blank', '_blank', `popup,width=${width},height=${height}`);
  if (!opened) throw new SignInProblem('blocked', undefined);
  let stop = () => {};
  return {
    navigate: ({ url }: NavigateParams) =>
      new Promise<NavigateResponse>((resolve) => {
        const hear = ({ data, origin, source: from }: MessageEvent<Partial<SignInMessage> | null>) => {
          if (origin !== location.origin || from !== opened || data?.source !== source) return;
          stop();
          opened.close();
          resolve({ url: String(data.address) });
        };
        stop = () => window.removeEventListener('message', hear);
        window.addEventListener('message', hear);
        opened.location.replace(url);
        opened.focus();
      }),
    close() {
      stop();
      opened.close();
    },
  };
}

/** In such a window, at its end: what the provider answered goes to the page that opened it, if that is the portal's. */
export function tellOpener(address: string): void {
  const message: SignInMessage = { source, address };
  (window.opener as Window).postMessage(message, location.origin);
}

/** Asks a provider of this origin without a frame: the address where its redirects end is its answer. */
export function askQuietly(): IWindow {
  const leaving = new AbortController();
  return {
    async navigate({ url }: NavigateParams): Promise<NavigateResponse> {
      // Of another origin a page may not read where redirects end.
      if (new URL(url).origin !== location.origin) throw new SignInProblem('must-sign-in', undefined);
      return { url: await endOfRedirects(url, leaving.signal) };
    },
    close: () => leaving.abort(),
  };
}

/** Milliseconds that a frame in a page of another site waits for a session before it offers to sign in. */
const longestInFrame = 1000;

export const waitBriefly = (found: Promise<void>): Promise<void> =>
  Promise.race([found, new Promise<void>((resolve) => setTimeout(resolve, longestInFrame))]);

/** Without a press, browsers grant a frame only what they, or the person, have granted before. */
export async function openStorage(): Promise<void> {
  try {
    if (await document.hasStorageAccess()) return;
    const { state } = await navigator.permissions.query({ name: 'storage-access' as PermissionName });
    if (state === 'granted') await document.requestStorageAccess();
  } catch {
    // A browser without it: the provider may know the person all the same.
  }
}
