import { emailField, passwordField, formNotice } from './fields.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { messagePage } from './message-page.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';
import { otherMethods } from './passkey-form.ts';
import type { SignInState } from './sign-in-page.ts';
import type { Connection, UpstreamPerson } from '../connections/connections.ts';
import type { UpstreamProblem } from '../connections/problem.ts';

/** The first page where an organization has a provider of its own: the address leads there, or to the password. */
export function addressPage(context: PageContext, { action, email, problems, passkey }: SignInState) {
  const { text, branding } = context;
  const { title, lead, yourOrganization } = text.signIn;
  return page(
    context,
    Object.keys(problems).length > 0 ? text.problemOn(title) : title,
    html` <h1>${title}</h1>
      <p class="lead">${lead(branding?.name ?? yourOrganization)}</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}/address" novalidate>
        ${emailField({ id: 'email', label: text.email, value: email, problem: problems.email, autofocus: true })}
        <button class="primary" type="submit">${text.connections.proceed}</button>
      </form>
      ${otherWay(text.connections.withPassword, action)} ${otherMethods(text, action, passkey)}`,
  );
}

const otherWay = (label: string, action: string) =>
  html`<p class="aside"><a href="${action}?way=password">${label}</a></p>`;

/** Names the organization's provider, to which the answer's header `refresh` leads. */
export const leavingPage = (context: PageContext, connection: Connection, address: URL, action: string) => {
  const { leaving, proceed } = context.text.connections;
  return messagePage(context, {
    title: leaving.title(connection.name),
    text: leaving.text(address.host),
    action: html`<a class="primary" href="${address.href}">${proceed}</a>
      ${otherWay(leaving.otherWay, action)}`,
  });
};

/** Asks for the password of the account that somebody has whom the organization's provider has signed in. */
export function linkPage(context: PageContext, state: SignInState & { connectionName: string }) {
  const { action, email, problems, passkey } = state;
  const { text } = context;
  const words = text.connections.link;
  return page(
    context,
    Object.keys(problems).length > 0 ? text.problemOn(words.title) : words.title,
    html` <h1>${words.title}</h1>
      <p class="lead">${words.lead(state.connectionName)}</p>
      <p class="lead">${text.forPerson(email)}</p>
      ${formNotice(problems.form)}
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="email" autocomplete="username" value="${email}" />
        ${passwordField(text, {
          id: 'password',
          label: text.password,
          autocomplete: 'current-password',
          problem: problems.password,
          autofocus: true,
        })}
        <p class="aside"><a href="${state.forgottenAddress}">${text.signIn.forgotten}</a></p>
        <button class="primary" type="submit">${words.button}</button>
      </form>
      ${otherMethods(text, action, passkey)}`,
  );
}

const sentenceOf = (
  { text }: PageContext,
  { issuer, clientId, domains }: Connection,
  redirectUri: string,
  { code, detail }: UpstreamProblem,
) => text.connections.problems[code]({ issuer, clientId, redirectUri, domains: domains.join(', '), detail });

/** What people do something about themselves. Everything else is for an admin. */
const forThePerson = ['cancelled', 'outsideDomains', 'codeRefused', 'otherNonce'];

export interface FailedUpstream {
  connection: Connection;
  redirectUri: string;
  problem: UpstreamProblem;
}

export function failedUpstreamPage(context: PageContext, failed: FailedUpstream, action: string) {
  const { connection, redirectUri, problem } = failed;
  const { failed: words, leaving } = context.text.connections;
  const sentence = sentenceOf(context, connection, redirectUri, problem);
  const isTheirs = forThePerson.includes(problem.code);
  const again = `${action}/organization?connection=${connection.id}`;
  return messagePage(context, {
    title: words.title,
    text: isTheirs ? sentence : words.text(connection.name),
    ...(isTheirs ? {} : { detail: sentence }),
    action: html`<a class="primary" href="${again}">${words.again}</a>
      <p class="aside"><a href="${again}&amp;account=other">${words.otherAccount}</a></p>
      ${otherWay(leaving.otherWay, action)}`,
  });
}

/** Leads a person to their organization's provider who has tried another way. */
export const onlyThisWayPage = (context: PageContext, address: string) => {
  const { onlyThisWay, proceed } = context.text.connections;
  return messagePage(context, {
    ...onlyThisWay,
    action: html`<a class="primary" href="${address}">${proceed}</a>`,
  });
};

export function failedTryPage(context: PageContext, { connection, redirectUri, problem }: FailedUpstream) {
  const words = context.text.connections.attempt;
  return page(
    context,
    words.doesNotWork,
    html` <h1>${words.doesNotWork}</h1>
      <p class="notice" role="alert"><span>${sentenceOf(context, connection, redirectUri, problem)}</span></p>
      <p class="lead">${words.leadOnFailure(connection.name)}</p>
      <p class="lead">${words.close}</p>`,
  );
}

export function workingTryPage(context: PageContext, connection: Connection, person: UpstreamPerson) {
  const words = context.text.connections.attempt;
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const facts: [string, string | Html][] = [
    [words.name, name || words.noName],
    [words.address, person.email],
    [words.subject, person.subject],
    [words.groups, person.groups?.join(', ') || words.noGroups],
  ];
  return page(
    context,
    words.works,
    html` <h1>${words.works}</h1>
      <p class="lead">${words.lead(connection.name)}</p>
      <dl class="facts">
        ${facts.map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd dir="auto">${value}</dd>`,
        )}
      </dl>
      <p class="lead">${words.close}</p>`,
  );
}
