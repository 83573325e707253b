import { emailField, formNotice, passwordField } from './fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';
import { passkeyForm } from './passkey-form.ts';

export interface SignInState {
  /** Where the form posts to; `/cancel` below it ends the sign-in. */
  action: string;
  forgottenAddress: string;
  email: string;
  /** What to ask the browser for, where passkeys work. */
  passkey: object | undefined;
  problems: { form?: string; email?: string; password?: string };
}

export function signInPage(surroundings: Surroundings, state: SignInState) {
  const { action, email, problems, passkey } = state;
  const emailFirst = problems.email !== undefined || email === '';
  return page(
    surroundings,
    Object.keys(problems).length > 0 ? 'Problem: Sign in' : 'Sign in',
    html` <h1>Sign in</h1>
      <p class="lead">Watch what ${surroundings.look?.name ?? 'your organization'} publishes.</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        ${emailField({ id: 'email', label: 'Email', value: email, problem: problems.email, autofocus: emailFirst })}
        ${passwordField({
          id: 'password',
          label: 'Password',
          autocomplete: 'current-password',
          problem: problems.password,
          autofocus: !emailFirst,
        })}
        <p class="aside"><a href="${state.forgottenAddress}">Forgot password?</a></p>
        <button class="primary" type="submit">Sign in</button>
      </form>
      ${
        passkey &&
        passkeyForm({ action: `${action}/passkey`, options: passkey, purpose: 'get', label: 'Use a passkey' })
      }
      <form method="post" action="${action}/cancel">
        <button class="quiet" type="submit">Back to portal</button>
      </form>`,
  );
}
