import { formNotice, passwordField } from './fields.ts';
import { html } from './html.ts';
import { ownEmail, passwordHelp } from './new-password-page.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';

export interface ChangePasswordState {
  action: string;
  settings: string;
  email: string;
  problems: { form?: string; current?: string; next?: string };
}

export function changePasswordPage(surroundings: Surroundings, state: ChangePasswordState) {
  const { action, settings, email, problems } = state;
  const isNextFirst = problems.next !== undefined && problems.current === undefined;
  return page(
    surroundings,
    Object.keys(problems).length > 0 ? 'Problem: Change password' : 'Change password',
    html` <h1>Change password</h1>
      <p class="lead">For <strong>${email}</strong>.</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        ${ownEmail(email)}
        ${passwordField({
          id: 'current',
          label: 'Current password',
          autocomplete: 'current-password',
          problem: problems.current,
          autofocus: !isNextFirst,
        })}
        ${passwordField({
          id: 'next',
          label: 'New password',
          autocomplete: 'new-password',
          help: passwordHelp,
          problem: problems.next,
          autofocus: isNextFirst,
        })}
        <button class="primary" type="submit">Change password</button>
      </form>
      <a class="quiet" href="${settings}">Back to security settings</a>`,
  );
}
