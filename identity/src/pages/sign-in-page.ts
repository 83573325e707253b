import { html } from './html.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';

export interface SignInState {
  /** Where the form posts to; `/cancel` below it ends the sign-in. */
  action: string;
  email: string;
  problems: { form?: string; email?: string; password?: string };
}

const warning = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
  <path
    d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM7.25 4.75h1.5v4h-1.5v-4Zm.75 7a.95.95 0 1 1 0-1.9.95.95 0 0 1 0 1.9Z"
    fill="currentColor"
  />
</svg>`;

const problemText = (id: string, text: string | undefined) =>
  text && html`<p class="problem" id="${id}">${warning}<span>${text}</span></p>`;

const invalid = (id: string, text: string | undefined) =>
  text && html` aria-invalid="true" aria-describedby="${id}"`;

const autofocus = html` autofocus`;

export function signInPage(surroundings: Surroundings, { action, email, problems }: SignInState) {
  const focusPassword = problems.password ? !problems.email : email !== '' && !problems.email;
  return page(
    surroundings,
    Object.keys(problems).length > 0 ? 'Problem: Sign in' : 'Sign in',
    html` <h1>Sign in</h1>
      <p class="lead">Watch what your organization publishes.</p>
      ${problems.form && html`<p class="notice" role="alert">${warning}<span>${problems.form}</span></p>`}
      <form method="post" action="${action}" novalidate>
        <div class="field">
          <label for="email">Email</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            inputmode="email"
            autocapitalize="none"
            spellcheck="false"
            maxlength="254"
            required
            value="${email}"
            ${invalid('email-problem', problems.email)}${!focusPassword && autofocus}
          />
          ${problemText('email-problem', problems.email)}
        </div>
        <div class="field">
          <label for="password">Password</label>
          <div class="with-button">
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              maxlength="512"
              required${invalid('password-problem', problems.password)}${focusPassword && autofocus}
            />
            <button type="button" class="show" aria-controls="password" hidden>
              <span>Show</span><span class="unseen"> password</span>
            </button>
          </div>
          ${problemText('password-problem', problems.password)}
        </div>
        <button class="primary" type="submit">Sign in</button>
      </form>
      <form method="post" action="${action}/cancel">
        <button class="quiet" type="submit">Back to portal</button>
      </form>`,
  );
}
