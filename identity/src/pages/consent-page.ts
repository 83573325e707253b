import type { ApplicationScope } from '@tv/contract/integrations/application-scopes';
import type { Application } from '../applications/applications.ts';
import type { PageContext } from '../page-context.ts';
import { html } from './html.ts';
import { messagePage } from './message-page.ts';
import { page } from './page.ts';

export interface ConsentState {
  action: string;
  application: Application;
  email: string;
  scopes: string[];
  /** The person allowed all of it before. */
  isKnown: boolean;
}

/** Where the person goes when they allow it: hosts tell people more than names, which anybody may choose. */
const targetOf = ({ type, redirectUris: [first] }: Application) =>
  type === 'web' && first ? new URL(first).host : undefined;

/** Asks a person to let an application act as them (RFC 6819, section 5.1.5.1). */
export function consentPage(context: PageContext, state: ConsentState) {
  const { action, application, email, scopes, isKnown } = state;
  const { text } = context;
  const words = text.consent;
  const target = targetOf(application);
  const { organization } = application;
  const title = isKnown ? words.knownTitle(application.name) : words.title(application.name);
  return page(
    context,
    title,
    html` <h1>${title}</h1>
      <p class="lead">${words.as(email)}</p>
      <p>${isKnown ? words.known : words.may}</p>
      <ul class="allowed">
        ${scopes
          .filter((scope) => scope !== 'openid' || scopes.length === 1)
          .map((scope) => html`<li>${words.scopes[scope as ApplicationScope]}</li>`)}
      </ul>
      <p class="help">${organization ? words.ofOrganization(organization.name) : words.ofPortal}</p>
      ${target && html`<p class="help">${words.leadsTo(target)}</p>`}
      <p class="help">${words.ends}</p>
      <form method="post" action="${action}">
        <button class="primary" type="submit" name="answer" value="allow">
          ${isKnown ? text.proceed : words.allow}
        </button>
        <button class="quiet" type="submit" name="answer" value="deny">${words.deny}</button>
      </form>`,
  );
}

/** Says that the application is for others, and leads back to it. */
export function refusedApplicationPage(
  context: PageContext,
  { application, email, action }: Pick<ConsentState, 'application' | 'email' | 'action'>,
) {
  const words = context.text.consent;
  return messagePage(context, {
    title: words.refused.title,
    text: words.refused.text(application.name, application.organization?.name ?? '', email),
    action: html`<form method="post" action="${action}">
      <button class="primary" type="submit">${words.refused.back(application.name)}</button>
    </form>`,
  });
}
