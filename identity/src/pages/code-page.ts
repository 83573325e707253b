import { field } from './fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';
import { passkeyForm } from './passkey-form.ts';

export interface CodeState {
  /** Of the sign-in; `/code` below it takes the code. */
  action: string;
  email: string;
  problem?: string | undefined;
  /** What to ask the browser for, where the person has passkeys. */
  passkey?: object | undefined;
}

export function codePage(surroundings: Surroundings, { action, email, problem, passkey }: CodeState) {
  return page(
    surroundings,
    problem ? 'Problem: Enter your code' : 'Enter your code',
    html` <h1>Enter your code</h1>
      <p class="lead">For <strong>${email}</strong>.</p>
      <form method="post" action="${action}/code" novalidate>
        ${codeField('The six digits that your authenticator app shows now, or one of your recovery codes.', problem)}
        <button class="primary" type="submit">Continue</button>
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

export const codeField = (help: string, problem: string | undefined) =>
  field(
    { id: 'code', label: 'Code', help, problem, autofocus: true },
    html`autocomplete="one-time-code" inputmode="numeric" maxlength="32" spellcheck="false"`,
  );
