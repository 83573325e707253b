import { emailField, formNotice } from './fields.ts';
import { html } from './html.ts';
import { backToPortal, messagePage } from './message-page.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';

export interface ForgottenState {
  action: string;
  email: string;
  problems: { form?: string; email?: string };
}

export function forgottenPasswordPage(
  surroundings: Surroundings,
  { action, email, problems }: ForgottenState,
) {
  return page(
    surroundings,
    Object.keys(problems).length > 0 ? 'Problem: Forgot password' : 'Forgot password',
    html` <h1>Forgot your password?</h1>
      <p class="lead">Enter your email address. You get a link there to choose a new one.</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        ${emailField({ id: 'email', label: 'Email', value: email, problem: problems.email, autofocus: true })}
        <button class="primary" type="submit">Send link</button>
      </form>
      <a class="quiet" href="${surroundings.portalUrl}/">Back to portal</a>`,
  );
}

/** The same for every address. */
export const linkSentPage = (surroundings: Surroundings, email: string) =>
  messagePage(surroundings, {
    title: 'Look into your mailbox',
    text: `If ${email} has an account here, a mail with a link is on its way. The link works for 30 minutes. Nothing there? Look into the spam folder, too.`,
    action: backToPortal(surroundings.portalUrl),
  });
