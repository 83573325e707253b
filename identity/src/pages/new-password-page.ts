import type { Text } from '../strings/text.ts';
import { formNotice, passwordField } from './fields.ts';
import { html, type Html } from './html.ts';
import { messagePage } from './message-page.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';

/** The user name under which password managers save the new password. */
export const ownEmail = (email: string) =>
  html`<input
    class="unseen"
    type="email"
    name="email"
    autocomplete="username"
    value="${email}"
    readonly
    tabindex="-1"
    aria-hidden="true"
  />`;

/** The fields of a form that sets a password. `before`: fields above the new password. */
export const newPasswordFields = (
  text: Text,
  {
    email,
    before,
    problem,
    autofocus,
    requiredLength,
  }: {
    email: string;
    before?: Html;
    problem?: string | undefined;
    autofocus: boolean;
    requiredLength: number;
  },
) =>
  html`${ownEmail(email)} ${before}
  ${passwordField(text, {
    id: 'next',
    label: text.newPassword,
    autocomplete: 'new-password',
    help: text.passwordHelp(requiredLength),
    problem,
    autofocus,
  })}`;

export interface NewPasswordState {
  action: string;
  email: string;
  /** Characters that the password has at least. */
  requiredLength: number;
  problems: { form?: string; next?: string };
}

export function newPasswordPage(
  context: PageContext,
  { action, email, problems, requiredLength }: NewPasswordState,
) {
  const { text } = context;
  return page(
    context,
    Object.keys(problems).length > 0 ? text.problemOn(text.newPassword) : text.newPassword,
    html` <h1>${text.newPassword}</h1>
      <p class="lead">${text.forPerson(email)}</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        ${newPasswordFields(text, { email, problem: problems.next, autofocus: true, requiredLength })}
        <button class="primary" type="submit">${text.savePassword}</button>
      </form>`,
  );
}

export const expiredLinkPage = (context: PageContext, action: { label: string; address: string }) =>
  messagePage(context, {
    title: context.text.expiredLink.title,
    text: context.text.expiredLink.text,
    action: html`<a class="primary" href="${action.address}">${action.label}</a>`,
  });
