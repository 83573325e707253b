import type { PasskeyRow } from '../passkeys-db.ts';
import { field } from './fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';
import { passkeyForm } from './passkey-form.ts';
import { ago } from './when.ts';

export interface PasskeysState {
  action: string;
  settings: string;
  passkeys: PasskeyRow[];
  now: Date;
}

export function passkeysPage(surroundings: Surroundings, { action, settings, passkeys, now }: PasskeysState) {
  const one = ({ id, name, created_at, last_used_at }: PasskeyRow) =>
    html`<li>
      <div>
        <strong>${name}</strong>
        <p>
          Added ${ago(created_at, now)}, ${last_used_at ? `used ${ago(last_used_at, now)}` : 'not used yet'}
        </p>
      </div>
      <a href="${action}/${encodeURIComponent(id)}/remove">Remove<span class="unseen"> ${name}</span></a>
    </li>`;
  return page(
    surroundings,
    'Passkeys',
    html` <h1>Passkeys</h1>
      <p class="lead">
        ${passkeys.length > 0 ? 'Each of these signs you in without your password.' : 'You have none yet.'}
      </p>
      ${
        passkeys.length > 0 &&
        html`<ul class="list">
          ${passkeys.map(one)}
        </ul>`
      }
      <a class="primary" href="${action}/new">Add a passkey</a>
      <a class="quiet" href="${settings}">Back to security settings</a>`,
  );
}

export const newPasskeyPage = (
  surroundings: Surroundings,
  { action, options }: { action: string; options: object },
) =>
  page(
    surroundings,
    'Add a passkey',
    html` <h1>Add a passkey</h1>
      <p class="lead">Give it a name that tells you where it is. Your device asks for the rest.</p>
      <noscript><p class="notice">Adding a passkey needs JavaScript. Turn it on for this page.</p></noscript>
      ${passkeyForm({
        action,
        options,
        purpose: 'create',
        label: 'Create passkey',
        fields: field(
          {
            id: 'name',
            label: 'Name',
            help: 'For example: laptop, phone, password manager.',
            autofocus: true,
          },
          html`autocomplete="off" maxlength="60"`,
        ),
      })}
      <p class="notice" id="no-passkeys" hidden>This browser cannot make passkeys. Try another one.</p>
      <a class="quiet" href="${action}">Back to passkeys</a>`,
  );
