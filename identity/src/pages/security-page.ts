import type { Account } from '../accounts.ts';
import type { SeenSession } from '../sessions.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';
import { ago } from './when.ts';

export interface SecurityState {
  action: string;
  account: Account;
  /** Of this browser. */
  session: string;
  sessions: SeenSession[];
  /** How many are left; undefined while no authenticator app is in use. */
  recoveryCodes: number | undefined;
  /** How many there are; undefined where passkeys do not work. */
  passkeys: number | undefined;
  now: Date;
}

const setting = (title: string, state: string, address: string, act: string) =>
  html`<li>
    <div>
      <h2>${title}</h2>
      <p>${state}</p>
    </div>
    <a href="${address}">${act}<span class="unseen"> ${title.toLowerCase()}</span></a>
  </li>`;

export function securityPage(surroundings: Surroundings, state: SecurityState) {
  const { action, account, now, recoveryCodes, passkeys } = state;
  const changed = account.passwordChangedAt;
  return page(
    surroundings,
    'Security settings',
    html` <h1>Security settings</h1>
      <p class="lead">You are signed in as <strong>${account.email}</strong>.</p>
      <ul class="list">
        ${setting('Password', changed ? `Changed ${ago(changed, now)}` : 'Set', `${action}/password`, 'Change')}
        ${
          recoveryCodes === undefined
            ? setting('Authenticator app', 'Off', `${action}/authenticator/add`, 'Set up')
            : setting('Authenticator app', 'On', `${action}/authenticator/remove`, 'Remove')
        }
        ${
          recoveryCodes !== undefined &&
          setting('Recovery codes', `${recoveryCodes} left`, `${action}/authenticator/codes`, 'Renew')
        }
        ${passkeys !== undefined && setting('Passkeys', count(passkeys), `${action}/passkeys`, 'Manage')}
      </ul>
      ${sessionList(state)}
      <a class="quiet" href="${surroundings.portalUrl}/">Back to portal</a>`,
  );
}

const count = (passkeys: number) =>
  passkeys === 0 ? 'None' : passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;

function sessionList({ action, session, sessions, now }: SecurityState): Html {
  const one = ({ uid, device, signedInAt, lastSeenAt }: SeenSession) =>
    html`<li>
      <div>
        <strong>${device}</strong>
        <p>
          ${uid === session ? 'This browser' : `Seen ${ago(lastSeenAt, now)}`}, signed in
          ${ago(signedInAt, now)}
        </p>
      </div>
      <form method="post" action="${action}/sessions">
        <input type="hidden" name="session" value="${uid}" />
        <button class="link" type="submit">
          End<span class="unseen"> session of ${device}, signed in ${ago(signedInAt, now)}</span>
        </button>
      </form>
    </li>`;
  return html`<h2 id="sessions">Where you are signed in</h2>
    <ul class="list">
      ${sessions.map(one)}
    </ul>
    <form method="post" action="${action}/sign-out">
      <button class="plain" type="submit">Sign out everywhere</button>
    </form>`;
}
