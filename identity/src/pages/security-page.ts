import type { ApplicationScope } from '@tv/contract/integrations/application-scopes';
import type { Account } from '../accounts.ts';
import { localizedDeviceName } from '../sessions/device-name.ts';
import type { AllowedApplication } from '../security/applications.ts';
import type { ListedSession } from '../sessions/sessions.ts';
import type { Text } from '../strings/text.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';
import { relativeTime } from './relative-time.ts';

export interface SecurityState {
  action: string;
  account: Account;
  /** The session in this browser. */
  session: string;
  sessions: ListedSession[];
  applications: AllowedApplication[];
  /** The number of unused recovery codes. Undefined where no authenticator app is in use. */
  recoveryCodes: number | undefined;
  /** The number of passkeys. Undefined where passkeys are not supported. */
  passkeys: number | undefined;
  now: Date;
}

export function securityPage(context: PageContext, state: SecurityState) {
  const { text, portalUrl } = context;
  const { title, lead, ...words } = text.settings;
  const { action, account, now, recoveryCodes, passkeys } = state;
  const changed = account.passwordChangedAt;
  const authenticator = `${action}/authenticator`;
  const setting = (name: string, stands: string, address: string, act: string) =>
    html`<li>
      <div>
        <h2>${name}</h2>
        <p>${stands}</p>
      </div>
      <a href="${address}">${act}<span class="unseen">${text.unseenThing(name)}</span></a>
    </li>`;
  return page(
    context,
    title,
    html` <h1>${title}</h1>
      <p class="lead">${lead(account.email)}</p>
      <ul class="list">
        ${setting(
          text.password,
          changed ? words.passwordChanged(relativeTime(text, changed, now)) : words.passwordSet,
          `${action}/password`,
          words.change,
        )}
        ${
          recoveryCodes === undefined
            ? setting(text.authenticator.title, words.off, `${authenticator}/add`, text.setUp)
            : setting(text.authenticator.title, words.on, `${authenticator}/remove`, text.remove)
        }
        ${
          recoveryCodes !== undefined &&
          setting(
            text.recoveryCodes.name,
            words.codesLeft(recoveryCodes),
            `${authenticator}/codes`,
            words.renew,
          )
        }
        ${
          passkeys !== undefined &&
          setting(text.passkeys.title, words.passkeys(passkeys), `${action}/passkeys`, words.manage)
        }
      </ul>
      ${state.applications.length > 0 && applicationList(text, state)} ${sessionList(text, state)}
      <a class="quiet" href="${portalUrl}/">${text.backToPortal}</a>`,
  );
}

function applicationList(text: Text, { action, applications, now }: SecurityState): Html {
  const words = text.settings.applications;
  const one = ({ id, name, organization, scopes, givenAt, usedAt }: AllowedApplication) =>
    html`<li>
      <div>
        <strong dir="auto">${name}</strong>
        ${organization && html`<p dir="auto">${organization}</p>`}
        <p>${words.dates(relativeTime(text, givenAt, now), usedAt && relativeTime(text, usedAt, now))}</p>
        <p>
          ${scopes
            .filter((scope) => scope !== 'openid' || scopes.length === 1)
            .map((scope) => text.consent.scopes[scope as ApplicationScope])
            .join(' ')}
        </p>
      </div>
      <form method="post" action="${action}/applications">
        <input type="hidden" name="consent" value="${id}" />
        <button class="link" type="submit">
          ${words.end}<span class="unseen">${text.unseenName(name)}</span>
        </button>
      </form>
    </li>`;
  return html`<h2 id="applications">${words.title}</h2>
    <ul class="list">
      ${applications.map(one)}
    </ul>`;
}

function sessionList(text: Text, { action, session, sessions, now }: SecurityState): Html {
  const words = text.settings;
  function one({ uid, device, signedInAt, lastSeenAt }: ListedSession) {
    const name = localizedDeviceName(text, device);
    const signedIn = relativeTime(text, signedInAt, now);
    return html`<li>
      <div>
        <strong>${name}</strong>
        <p>
          ${
            uid === session
              ? words.thisSession(signedIn)
              : words.otherSession(relativeTime(text, lastSeenAt, now), signedIn)
          }
        </p>
      </div>
      <form method="post" action="${action}/sessions">
        <input type="hidden" name="session" value="${uid}" />
        <button class="link" type="submit">
          ${words.end}<span class="unseen">${words.unseenSession(name, signedIn)}</span>
        </button>
      </form>
    </li>`;
  }
  return html`<h2 id="sessions">${words.sessions}</h2>
    <ul class="list">
      ${sessions.map(one)}
    </ul>
    <form method="post" action="${action}/sign-out">
      <button class="plain" type="submit">${words.signOutEverywhere}</button>
    </form>`;
}
