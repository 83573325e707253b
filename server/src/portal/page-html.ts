import type { PortalConfiguration } from '@tv/contract/calls/configuration';
import { escapeMarkup } from '@tv/contract/formats/escape-markup';
import type { PageStart } from './begin-page.ts';

/** Escapes JSON for a script element, so that no character can end the element. */
const json = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The first HTML of an address: the web's one page with its configuration, title, tags for pasted links, links to the screen's
 * code, and the largest picture, which is painted before any script runs (`web/src/pages/layout/root.tsx` removes it).
 */
export function pageWith(
  template: string,
  configuration: PortalConfiguration,
  start: PageStart,
  screenLinks = '',
): string {
  const { picture } = start;
  const [srcset, sizes] = [escapeMarkup(picture?.srcset ?? ''), escapeMarkup(picture?.sizes ?? '')];
  const head = [
    ...start.meta.map(({ name, content }) =>
      /^(og|video|music):/.test(name)
        ? `<meta property="${name}" content="${escapeMarkup(content)}" />`
        : `<meta name="${name}" content="${escapeMarkup(content)}" />`,
    ),
    ...start.links.map(
      ({ rel, href, type, title }) =>
        `<link rel="${rel}"${type ? ` type="${type}"` : ''}${title ? ` title="${escapeMarkup(title)}"` : ''} href="${escapeMarkup(href)}" />`,
    ),
    ...(picture
      ? [
          `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${srcset}" imagesizes="${sizes}" />`,
        ]
      : []),
    // A data block. Browsers never run it, so the content security policy needs no hash for it.
    ...(start.data ? [`<script type="application/ld+json">${json(start.data)}</script>`] : []),
  ].join('\n    ');
  const firstPaint =
    picture && start.paintsPicture
      ? `<div id="first-paint" data-screen="${start.screen}" aria-hidden="true"><img srcset="${srcset}" sizes="${sizes}" width="1280" height="720" fetchpriority="high" alt="" /></div>`
      : '';
  const page = template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(start.title)}</title>`)
    .replace('<!--head-->', () => head)
    // After the page's own styles, in the order in which the web would load them.
    .replace('</head>', () => `  ${screenLinks}\n  </head>`)
    .replace('<!--first-paint-->', () => firstPaint)
    .replace('__CONFIGURATION__', () =>
      json(start.answers ? { ...configuration, firstAnswers: start.answers } : configuration),
    );
  // Painted elements come before scripts.
  return firstPaint
    ? page.replace(
        /<(?=(?:script type="module" crossorigin|link rel="modulepreload") )\w+/g,
        '$& fetchpriority="low"',
      )
    : page;
}
