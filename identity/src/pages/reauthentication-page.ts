import { codeField } from './code-page.ts';
import { formNotice, passwordField } from './fields.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { ownEmail } from './new-password-page.ts';
import { messagePage } from './message-page.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';

/** Problems of a reauthentication, by field. */
export interface ReauthenticationProblems {
  form?: string;
  current?: string;
  code?: string;
}

export const backToSettings = ({ text }: PageContext, address: string) =>
  html`<a class="primary" href="${address}">${text.settings.title}</a>`;

/** A form that asks for the password and, where an authenticator app is in use, for a code. */
export interface Reauthentication {
  title: string;
  lead: string;
  email: string;
  action: string;
  /** The address that the person goes back to. */
  settings: string;
  button: string;
  problems: ReauthenticationProblems;
  needsCode: boolean;
  /** Shown below the form. */
  more?: Html;
}

export function reauthenticationPage(context: PageContext, step: Reauthentication) {
  const { title, problems } = step;
  const { text } = context;
  return page(
    context,
    Object.keys(problems).length > 0 ? text.problemOn(title) : title,
    html` <h1>${title}</h1>
      <p class="lead">${step.lead}</p>
      ${formNotice(problems.form)}
      <form method="post" action="${step.action}" novalidate>
        ${ownEmail(step.email)}
        ${passwordField(text, {
          id: 'current',
          label: text.currentPassword,
          autocomplete: 'current-password',
          problem: problems.current,
          autofocus: true,
        })}
        ${step.needsCode && codeField(text, text.code.help, problems.code, false)}
        <button class="primary" type="submit">${step.button}</button>
      </form>
      ${step.more}
      <a class="quiet" href="${step.settings}">${text.backToSettings}</a>`,
  );
}

/** A message that a setting was changed, with a link back. */
export const settingsMessagePage = (
  context: PageContext,
  settings: string,
  { title, text }: { title: string; text: string },
) => messagePage(context, { title, text, action: backToSettings(context, settings) });
