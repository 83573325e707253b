import type { Text } from '../strings/text.ts';
import { field } from './fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';
import { otherMethods } from './passkey-form.ts';

export interface CodeState {
  /** The address of the sign-in. `/code` below it takes the code. */
  action: string;
  email: string;
  problem?: string | undefined;
  /** Options for the browser (WebAuthn). Undefined where the person has no passkeys. */
  passkey?: object | undefined;
}

export function codePage(context: PageContext, { action, email, problem, passkey }: CodeState) {
  const { text } = context;
  const { title, help } = text.code;
  return page(
    context,
    problem ? text.problemOn(title) : title,
    html` <h1>${title}</h1>
      <p class="lead">${text.forPerson(email)}</p>
      <form method="post" action="${action}/code" novalidate>
        ${codeField(text, help, problem)}
        <button class="primary" type="submit">${text.proceed}</button>
      </form>
      ${otherMethods(text, action, passkey)}`,
  );
}

export const codeField = (text: Text, help: string, problem: string | undefined, autofocus = true) =>
  field(
    { id: 'code', label: text.code.label, help, problem, autofocus },
    html`autocomplete="one-time-code" inputmode="numeric" maxlength="32" spellcheck="false"`,
  );
