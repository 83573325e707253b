import { passwordPolicy } from '../password-rules.ts';
import { formNotice, passwordField } from './fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';

export interface SecurityState {
  action: string;
  email: string;
  problems: { form?: string; current?: string; next?: string };
}

export function securityPage(surroundings: Surroundings, { action, email, problems }: SecurityState) {
  const focus = problems.current ? 'current' : problems.next ? 'next' : undefined;
  return page(
    surroundings,
    Object.keys(problems).length > 0 ? 'Problem: Security settings' : 'Security settings',
    html` <h1>Security settings</h1>
      <p class="lead">You are signed in as <strong>${email}</strong>.</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}/password" novalidate>
        <h2>Change password</h2>
        <input
          class="unseen"
          type="email"
          name="email"
          autocomplete="username"
          value="${email}"
          readonly
          tabindex="-1"
          aria-hidden="true"
        />
        ${passwordField({
          id: 'current',
          label: 'Current password',
          autocomplete: 'current-password',
          problem: problems.current,
          autofocus: focus === 'current',
        })}
        ${passwordField({
          id: 'next',
          label: 'New password',
          autocomplete: 'new-password',
          help: `${passwordPolicy.requiredLength} characters or more; words that nobody would put together. You will be signed out everywhere.`,
          problem: problems.next,
          autofocus: focus === 'next',
        })}
        <button class="primary" type="submit">Change password</button>
      </form>
      <form method="post" action="${action}/sign-out">
        <h2>Signed in somewhere else?</h2>
        <p>This ends every session of yours, on this device and all others.</p>
        <button class="plain" type="submit">Sign out everywhere</button>
      </form>
      <a class="quiet" href="${surroundings.portalUrl}/">Back to portal</a>`,
  );
}
