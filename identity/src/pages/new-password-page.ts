import { passwordPolicy } from '../password-rules.ts';
import { formNotice, passwordField } from './fields.ts';
import { html } from './html.ts';
import { messagePage } from './message-page.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';

export const passwordHelp = `${passwordPolicy.requiredLength} characters or more; words that nobody would put together. You will be signed out everywhere.`;

/** Password managers keep the new password under this name. */
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

export interface NewPasswordState {
  action: string;
  email: string;
  problems: { form?: string; next?: string };
}

export function newPasswordPage(surroundings: Surroundings, { action, email, problems }: NewPasswordState) {
  return page(
    surroundings,
    Object.keys(problems).length > 0 ? 'Problem: New password' : 'New password',
    html` <h1>New password</h1>
      <p class="lead">For <strong>${email}</strong>.</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        ${ownEmail(email)}
        ${passwordField({
          id: 'next',
          label: 'New password',
          autocomplete: 'new-password',
          help: passwordHelp,
          problem: problems.next,
          autofocus: true,
        })}
        <button class="primary" type="submit">Save password</button>
      </form>`,
  );
}

export const linkOverPage = (surroundings: Surroundings, action: { label: string; address: string }) =>
  messagePage(surroundings, {
    title: 'This link does not work any more',
    text: 'It was used already, its time is over, or a newer one was used. Ask for another one.',
    action: html`<a class="primary" href="${action.address}">${action.label}</a>`,
  });
