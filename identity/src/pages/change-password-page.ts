import { formNotice, passwordField } from './fields.ts';
import { html } from './html.ts';
import { newPasswordFields } from './new-password-page.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';

export interface ChangePasswordState {
  action: string;
  settings: string;
  email: string;
  /** Characters that the password has at least. */
  requiredLength: number;
  problems: { form?: string; current?: string; next?: string };
}

export function changePasswordPage(context: PageContext, state: ChangePasswordState) {
  const { action, settings, email, problems, requiredLength } = state;
  const { text } = context;
  const isNextFirst = problems.next !== undefined && problems.current === undefined;
  return page(
    context,
    Object.keys(problems).length > 0 ? text.problemOn(text.changePassword) : text.changePassword,
    html` <h1>${text.changePassword}</h1>
      <p class="lead">${text.forPerson(email)}</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        ${newPasswordFields(text, {
          email,
          before: passwordField(text, {
            id: 'current',
            label: text.currentPassword,
            autocomplete: 'current-password',
            problem: problems.current,
            autofocus: !isNextFirst,
          }),
          problem: problems.next,
          autofocus: isNextFirst,
          requiredLength,
        })}
        <button class="primary" type="submit">${text.changePassword}</button>
      </form>
      <a class="quiet" href="${settings}">${text.backToSettings}</a>`,
  );
}
