import type { KoaContextWithOIDC } from 'oidc-provider';
import { showPage } from './answer.ts';
import type { KoaReply } from './answer.ts';
import type { CreatePageContext } from './page-context.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import type { PageContext } from './page-context.ts';
import type { Text } from './strings/text.ts';

export function problemPage(context: PageContext, error: string, description?: string) {
  const { text } = context;
  const hasNoDetail = ['server_error', 'session_not_found', 'not_found'].includes(error);
  const detail = hasNoDetail ? undefined : [error, description].filter(Boolean).join(': ');
  return messagePage(context, {
    ...(hasText(text, error) ? text.problems[error] : text.problems.other),
    detail: detail && text.forAdmin(detail),
    action: backToPortal(context),
  });
}

const hasText = (text: Text, error: string): error is keyof Text['problems'] =>
  Object.hasOwn(text.problems, error);

/** The library describes an ended sign-in by a sentence only, without an error code. */
const isSignInEnded = (description: string | undefined) =>
  /session .*not found|has expired|not find logout details|mismatch/.test(description ?? '');

export async function renderProblem(
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string },
  createPageContext: CreatePageContext,
) {
  const error =
    out.error === 'invalid_request' && isSignInEnded(out.error_description) ? 'session_not_found' : out.error;
  showPage(ctx, problemPage(await createPageContext(ctx.headers), error, out.error_description));
}

export async function renderNotFound(ctx: KoaReply, createPageContext: CreatePageContext) {
  showPage(ctx, problemPage(await createPageContext(ctx.headers), 'not_found'));
  ctx.status = 404;
}
