import type { Text } from '../strings/text.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

export const warning = html`<svg
  viewBox="0 0 16 16"
  width="16"
  height="16"
  aria-hidden="true"
  focusable="false"
>
  <path
    d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM7.25 4.75h1.5v4h-1.5v-4Zm.75 7a.95.95 0 1 1 0-1.9.95.95 0 0 1 0 1.9Z"
    fill="currentColor"
  />
</svg>`;

export interface Field {
  id: string;
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  autofocus?: boolean;
}

function labelled({ id, label, help, problem }: Field, input: Html) {
  return html` <div class="field">
    <label for="${id}">${label}</label>
    ${input} ${help && html`<p class="help" id="${id}-help">${help}</p>`}
    ${problem && html`<p class="problem" id="${id}-problem">${warning}<span>${problem}</span></p>`}
  </div>`;
}

function state({ id, help, problem, autofocus }: Field) {
  const described = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ');
  return [
    problem && html` aria-invalid="true"`,
    described && html` aria-describedby="${described}"`,
    autofocus && html` autofocus`,
  ];
}

/** A text field. `attributes`: further attributes of its input element. */
export function field(given: Field, attributes: Html) {
  return labelled(
    given,
    html`<input id="${given.id}" name="${given.id}" type="text" required ${attributes} ${state(given)} />`,
  );
}

export function emailField(field: Field & { value: string }) {
  return labelled(
    field,
    html`<input
      id="${field.id}"
      name="${field.id}"
      type="email"
      autocomplete="username"
      inputmode="email"
      autocapitalize="none"
      spellcheck="false"
      maxlength="254"
      required
      value="${field.value}"
      ${state(field)}
    />`,
  );
}

/** A password field. Its button to show the password is hidden until the script runs. */
export function passwordField(
  text: Text,
  field: Field & { autocomplete: 'current-password' | 'new-password' },
) {
  return labelled(
    field,
    html`<div class="with-button">
      <input
        id="${field.id}"
        name="${field.id}"
        type="password"
        autocomplete="${field.autocomplete}"
        maxlength="512"
        required${state(field)}
      />
      <button type="button" class="show" aria-controls="${field.id}" data-hide="${text.hide}" hidden>
        <span>${text.show}</span><span class="unseen">${text.unseenThing(field.label)}</span>
      </button>
    </div>`,
  );
}

export const formNotice = (text: string | undefined) =>
  text && html`<p class="notice" role="alert">${warning}<span>${text}</span></p>`;
