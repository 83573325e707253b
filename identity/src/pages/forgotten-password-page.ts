import { emailField, formNotice } from './fields.ts';
import { html } from './html.ts';
import { backToPortal, messagePage } from './message-page.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';

export interface ForgottenPasswordState {
  action: string;
  email: string;
  problems: { form?: string; email?: string };
}

export function forgottenPasswordPage(
  context: PageContext,
  { action, email, problems }: ForgottenPasswordState,
) {
  const { text, portalUrl } = context;
  const { pageTitle, title, lead, button } = text.forgotten;
  return page(
    context,
    Object.keys(problems).length > 0 ? text.problemOn(pageTitle) : pageTitle,
    html` <h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        ${emailField({ id: 'email', label: text.email, value: email, problem: problems.email, autofocus: true })}
        <button class="primary" type="submit">${button}</button>
      </form>
      <a class="quiet" href="${portalUrl}/">${text.backToPortal}</a>`,
  );
}

/** The answer to every address, with or without an account. */
export const linkSentPage = (context: PageContext, email: string) =>
  messagePage(context, {
    ...context.text.forgotten.sent(email),
    action: backToPortal(context),
  });
