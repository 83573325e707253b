import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Dress } from './look.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import type { Message } from './pages/message-page.ts';
import { pageHeaders } from './pages/page.ts';
import type { Surroundings } from './pages/page.ts';

type Problem = Pick<Message, 'title' | 'text'>;

const problems: Record<string, Problem> = {
  session_not_found: {
    title: 'This sign-in has ended',
    text: 'It was open too long, or went on in another tab. Go back to the portal and sign in from there.',
  },
  invalid_redirect_uri: {
    title: 'This address is not the portal’s',
    text: 'The sign-in was started from an address that this portal is not published under. Open the portal with the button below and sign in from there.',
  },
  not_found: {
    title: 'This page does not exist',
    text: 'The address may be misspelt, or the page has moved.',
  },
  server_error: {
    title: 'Sign-in does not work right now',
    text: 'Something failed on our side. Wait a minute and try again; if it stays like this, tell your administrator.',
  },
};

const other: Problem = {
  title: 'This sign-in cannot go on',
  text: 'The request that opened this page is not complete. Go back to the portal and sign in from there.',
};

export function problemPage(surroundings: Surroundings, error: string, description?: string) {
  const isPlain = ['server_error', 'session_not_found', 'not_found'].includes(error);
  const detail = isPlain ? undefined : [error, description].filter(Boolean).join(': ');
  return messagePage(surroundings, {
    ...(problems[error] ?? other),
    detail: detail && `For the administrator: ${detail}.`,
    action: backToPortal(surroundings.portalUrl),
  });
}

/** The library has no code of its own for an ended sign-in, only a sentence. */
const isEnded = (description: string | undefined) =>
  /session .*not found|has expired|not find logout details|mismatch/.test(description ?? '');

export async function renderProblem(
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string },
  dress: Dress,
) {
  const error =
    out.error === 'invalid_request' && isEnded(out.error_description) ? 'session_not_found' : out.error;
  const surroundings = await dress(ctx.get('cookie'));
  ctx.set(pageHeaders);
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = problemPage(surroundings, error, out.error_description);
}

export async function renderMissing(
  ctx: Pick<KoaContextWithOIDC, 'set' | 'get' | 'type' | 'body' | 'status'>,
  dress: Dress,
) {
  const surroundings = await dress(ctx.get('cookie'));
  ctx.set(pageHeaders);
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = problemPage(surroundings, 'not_found');
  ctx.status = 404;
}
