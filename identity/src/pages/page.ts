import { languageAttributes } from '@tv/contract/languages/languages';
import type { PageContext } from '../page-context.ts';
import { accessibilityPath, termsPath } from '@tv/contract/pages/page-paths';
import { html } from './html.ts';
import { Html } from './html.ts';
import type { Branding } from '../branding.ts';

/**
 * No Cross-Origin-Opener-Policy: the sign-in may run in a popup whose opener waits for it.
 * Referrer policy `same-origin`: with `no-referrer` browsers send `Origin: null` with forms.
 */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
} as const;

const logo = html`<svg
  class="mark"
  viewBox="0 0 32 32"
  width="32"
  height="32"
  aria-hidden="true"
  focusable="false"
>
  <defs>
    <linearGradient id="mark" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#4fe3b0" />
      <stop offset="1" stop-color="#5b6cff" />
    </linearGradient>
  </defs>
  <rect width="32" height="32" rx="8" fill="url(#mark)" />
  <path
    d="M12 9.6v12.8c0 .9 1 1.4 1.7.9l9.3-6.4c.6-.4.6-1.4 0-1.8l-9.3-6.4c-.7-.5-1.7 0-1.7.9z"
    fill="#0b0d12"
  />
</svg>`;

/** The name of the organization whose page is shown, or of the portal. */
export const siteName = ({ branding }: PageContext) => branding?.name ?? 'TV';

const brand = (branding: Branding | undefined) =>
  branding ? html`${logoOf(branding)}<span dir="auto">${branding.name}</span>` : html`${logo}<span>TV</span>`;

/** Browsers load only the one that the style sheet shows. */
const logoOf = ({ logoUrl, logoDarkUrl }: Branding) =>
  logoUrl && logoDarkUrl
    ? html`<img class="on-light" src="${logoUrl}" alt="" height="32" loading="lazy" /><img
          class="on-dark"
          src="${logoDarkUrl}"
          alt=""
          height="32"
          loading="lazy"
        />`
    : logoUrl
      ? html`<img src="${logoUrl}" alt="" height="32" />`
      : logo;

export function page({ assets, portalUrl, branding, text }: PageContext, title: string, body: Html) {
  return html`<!doctype html>
    <html ${new Html(languageAttributes(text.language))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} | TV</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossorigin />
        <script src="/theme.js"></script>
        <link rel="stylesheet" href="${assets.styles}" />
        ${branding && html`<link rel="stylesheet" href="${assets.brandingAddress(branding.id)}" />`}
        <script src="${assets.script}" defer></script>
      </head>
      <body>
        <div class="art" aria-hidden="true"></div>
        <div class="column">
          <header class="brand">${brand(branding)}</header>
          <main>${body}</main>
          <footer>
            <a href="${portalUrl}${termsPath(branding?.id)}">${text.termsOfService}</a>
            <a href="${portalUrl}${accessibilityPath(branding?.id)}">${text.accessibility}</a>
          </footer>
        </div>
      </body>
    </html>`.text;
}
