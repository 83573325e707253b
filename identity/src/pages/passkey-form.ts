import type { Text } from '../strings/text.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** A form that asks the browser for a passkey. It is hidden until the script runs in a browser that supports passkeys. */
export const passkeyForm = (given: {
  action: string;
  /** Options for `navigator.credentials` as JSON (WebAuthn Level 3, 5.1.8 and 5.1.9). */
  options: object;
  purpose: 'get' | 'create';
  label: string;
  /** Shown when the browser answers no passkey. */
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

/** The part below each form of a sign-in: a passkey and the way back to the portal. `passkey`: options for the browser, where passkeys are supported. */
export const otherMethods = (text: Text, signIn: string, passkey: object | undefined) => html`
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
