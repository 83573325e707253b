import type { KoaContextWithOIDC } from 'oidc-provider';
import { showPage } from './answer.ts';
import type { KoaReply } from './answer.ts';
import type { CreatePageContext } from './page-context.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import type { PageContext } from './page-context.ts';
import type { Text } from './strings/en.ts';

export function problemPage(context: PageContext, error: string, description?: string) {
  const { text } = context;
  const isPlain = ['server_error', 'session_not_found', 'not_found'].includes(error);
  const detail = isPlain ? undefined : [error, description].filter(Boolean).join(': ');
  return messagePage(context, {
    ...(isKnown(text, error) ? text.problems[error] : text.problems.other),
    detail: detail && text.forAdmin(detail),
    action: backToPortal(context),
  });
}

const isKnown = (text: Text, error: string): error is keyof Text['problems'] =>
  Object.hasOwn(text.problems, error);

/** The library has no code of its own for an ended sign-in, only a sentence. */
const isEnded = (description: string | undefined) =>
  /session .*not found|has expired|not find logout details|mismatch/.test(description ?? '');

export async function renderProblem(
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string },
  createPageContext: CreatePageContext,
) {
  const error =
    out.error === 'invalid_request' && isEnded(out.error_description) ? 'session_not_found' : out.error;
  showPage(ctx, problemPage(await createPageContext(ctx.headers), error, out.error_description));
}

export async function renderMissing(ctx: KoaReply, createPageContext: CreatePageContext) {
  showPage(ctx, problemPage(await createPageContext(ctx.headers), 'not_found'));
  ctx.status = 404;
}
