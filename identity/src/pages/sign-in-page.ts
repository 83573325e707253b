import { emailField, formNotice, passwordField } from './fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';
import { otherMethods } from './passkey-form.ts';

export interface SignInState {
  /** The address of the form. `/cancel` below it ends the sign-in. */
  action: string;
  forgottenAddress: string;
  email: string;
  /** Options for the browser (WebAuthn). Undefined where passkeys are not supported. */
  passkey: object | undefined;
  problems: { form?: string; email?: string; password?: string };
}

export function signInPage(context: PageContext, state: SignInState) {
  const { action, email, problems, passkey } = state;
  const { text, branding } = context;
  const words = text.signIn;
  const emailFirst = problems.email !== undefined || email === '';
  return page(
    context,
    Object.keys(problems).length > 0 ? text.problemOn(words.title) : words.title,
    html` <h1>${words.title}</h1>
      <p class="lead">${words.lead(branding?.name ?? words.yourOrganization)}</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        ${emailField({ id: 'email', label: text.email, value: email, problem: problems.email, autofocus: emailFirst })}
        ${passwordField(text, {
          id: 'password',
          label: text.password,
          autocomplete: 'current-password',
          problem: problems.password,
          autofocus: !emailFirst,
        })}
        <p class="aside"><a href="${state.forgottenAddress}">${words.forgotten}</a></p>
        <button class="primary" type="submit">${words.title}</button>
      </form>
      ${otherMethods(text, action, passkey)}`,
  );
}
