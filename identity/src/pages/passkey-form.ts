import type { Text } from '../strings/en.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** Shown by the script where the browser knows passkeys; without it there is nothing to press in vain. */
export const passkeyForm = (given: {
  action: string;
  /** For `navigator.credentials`, as JSON (WebAuthn Level 3, 5.1.8 and 5.1.9). */
  options: object;
  purpose: 'get' | 'create';
  label: string;
  /** Said when nothing came of it. */
  problem: string;
  fields?: Html;
}) =>
  html`<form
    class="passkey"
    method="post"
    action="${given.action}"
    data-purpose="${given.purpose}"
    data-options="${JSON.stringify(given.options)}"
    hidden
  >
    ${given.fields}
    <input type="hidden" name="response" />
    <p class="problem" role="alert" hidden>${given.problem}</p>
    <button class="plain" type="submit">${given.label}</button>
  </form>`;

/** Below each form of a sign-in: a passkey, where there may be one (`passkey` is what to ask the browser for), and the way back. */
export const otherWays = (text: Text, signIn: string, passkey: object | undefined) => html`
  ${
    passkey &&
    passkeyForm({
      action: `${signIn}/passkey`,
      options: passkey,
      purpose: 'get',
      label: text.signIn.withPasskey,
      problem: text.signIn.passkeyFailed,
    })
  }
  <form method="post" action="${signIn}/cancel">
    <button class="quiet" type="submit">${text.backToPortal}</button>
  </form>
`;
