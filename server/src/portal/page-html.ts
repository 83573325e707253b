import type { PortalConfiguration } from '@tv/contract/configuration';
import type { PageStart } from './begin-page.ts';

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (character) => escaped[character] ?? character);

/** JSON inside a script element: no character of it can end the element. */
const json = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The web's one page with what this address begins with: configuration, title, tags for pasted links, preload. */
export function pageWith(template: string, configuration: PortalConfiguration, start: PageStart): string {
  const head = [
    ...start.meta.map(({ name, content }) =>
      name.startsWith('og:')
        ? `<meta property="${name}" content="${text(content)}" />`
        : `<meta name="${name}" content="${text(content)}" />`,
    ),
    ...(start.picture
      ? [
          `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${text(start.picture.srcset)}" imagesizes="${text(start.picture.sizes)}" />`,
        ]
      : []),
  ].join('\n    ');
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(start.title)}</title>`)
    .replace('<!--head-->', () => head)
    .replace('__CONFIGURATION__', () =>
      json(start.answers ? { ...configuration, firstAnswers: start.answers } : configuration),
    );
}
