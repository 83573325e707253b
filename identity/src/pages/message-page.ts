import { html } from './html.ts';
import type { Html } from './html.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';

export interface Message {
  title: string;
  text: string;
  /** The error in the terms of the protocol, for the administrator. */
  detail?: string;
  action: Html;
}

export function messagePage(context: PageContext, { title, text, detail, action }: Message) {
  return page(
    context,
    title,
    html` <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${action} ${detail && html`<p class="detail">${detail}</p>`}`,
  );
}

export const backToPortal = ({ portalUrl, text }: PageContext) =>
  html`<a class="primary" href="${portalUrl}/">${text.backToPortal}</a>`;

/** Asks whether to sign out. `form`: the hidden form of oidc-provider, named `op.logoutForm`. */
export function signOutPage(context: PageContext, form: string, asHtml: (text: string) => Html) {
  const { title, text, button, stay } = context.text.signOut;
  return messagePage(context, {
    title,
    text,
    action: html`${asHtml(form)}
      <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">${button}</button>
      <a class="quiet" href="${context.portalUrl}/">${stay}</a>`,
  });
}
