import { codeField } from './code-page.ts';
import { formNotice, passwordField } from './fields.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { ownEmail } from './new-password-page.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';

export interface ProofProblems {
  form?: string;
  current?: string;
  code?: string;
}

export const backToSettings = ({ text }: PageContext, address: string) =>
  html`<a class="primary" href="${address}">${text.settings.title}</a>`;

/** A step that asks for the password first, and for a code where the person uses an authenticator app. */
export interface ProofStep {
  title: string;
  lead: string;
  email: string;
  action: string;
  /** Of the security settings. */
  settings: string;
  button: string;
  problems: ProofProblems;
  asksCode: boolean;
  /** Below the form. */
  more?: Html;
}

export function proofStepPage(context: PageContext, step: ProofStep) {
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
        ${step.asksCode && codeField(text, text.code.help, problems.code, false)}
        <button class="primary" type="submit">${step.button}</button>
      </form>
      ${step.more}
      <a class="quiet" href="${step.settings}">${text.backToSettings}</a>`,
  );
}
