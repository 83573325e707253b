import type { PasskeyRow } from '../second-step/passkeys-db.ts';
import { field } from './fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';
import { passkeyForm } from './passkey-form.ts';
import { relativeTime } from './relative-time.ts';

export interface PasskeysState {
  action: string;
  settings: string;
  passkeys: PasskeyRow[];
  now: Date;
}

export function passkeysPage(context: PageContext, { action, settings, passkeys, now }: PasskeysState) {
  const { text } = context;
  const { title, some, none, addTitle, used, notUsed } = text.passkeys;
  const at = (when: Date) => relativeTime(text, when, now);
  const one = ({ id, name, created_at, last_used_at }: PasskeyRow) =>
    html`<li>
      <div>
        <strong>${name}</strong>
        <p>${last_used_at ? used(at(created_at), at(last_used_at)) : notUsed(at(created_at))}</p>
      </div>
      <a href="${action}/${encodeURIComponent(id)}/remove"
        >${text.remove}<span class="unseen">${text.unseenName(name)}</span></a
      >
    </li>`;
  return page(
    context,
    title,
    html` <h1>${title}</h1>
      <p class="lead">${passkeys.length > 0 ? some : none}</p>
      ${
        passkeys.length > 0 &&
        html`<ul class="list">
          ${passkeys.map(one)}
        </ul>`
      }
      <a class="primary" href="${action}/new">${addTitle}</a>
      <a class="quiet" href="${settings}">${text.backToSettings}</a>`,
  );
}

export function newPasskeyPage(
  context: PageContext,
  { action, options }: { action: string; options: object },
) {
  const text = context.text.passkeys;
  return page(
    context,
    text.addTitle,
    html` <h1>${text.addTitle}</h1>
      <p class="lead">${text.nameLead}</p>
      <noscript><p class="notice">${text.needsScript}</p></noscript>
      ${passkeyForm({
        action,
        options,
        purpose: 'create',
        label: text.create,
        problem: text.createFailed,
        fields: field(
          { id: 'name', label: text.name, help: text.nameHelp, autofocus: true },
          html`autocomplete="off" maxlength="60"`,
        ),
      })}
      <p class="notice" id="no-passkeys" hidden>${text.notInBrowser}</p>
      <a class="quiet" href="${action}">${text.back}</a>`,
  );
}
