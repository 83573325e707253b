import { contrast } from '@tv/contract/branding/colors';
import { escapeMarkup } from '@tv/contract/formats/escape-markup';
import { isolateIn } from '@tv/contract/languages/isolate';
import { isRightToLeft, languageAttributes, type Language } from '@tv/contract/languages/languages';
import type { Translated } from '@tv/contract/languages/translated';
import { textsIn } from './texts.ts';

/** The branding of a mail: an organization's name, the colours of its button, and its default language, where it has one. */
export type Sender = {
  name: string;
  colors: Record<string, unknown>;
  language?: Language | undefined;
  /** Its own words to whom it invites. */
  welcome?: Translated | undefined;
};

export type Letter = {
  subject: string;
  /** Paragraphs of the organization, in whatever language it wrote them. They stand before the portal's. */
  own?: string[];
  /** Paragraphs of a sentence or two. */
  paragraphs: string[];
  /** Links with notes, one below the other. A note isolates what it puts in. */
  links?: { label: string; address: string; note: string }[];
  action?: { label: string; address: string };
  /** The reason for the mail, and what to do if the reader did not ask for it. */
  reason: string;
  /** The address with which the reader ends such mails. */
  leave?: { label: string; address: string };
};

// The portal's own colours. Mail programs do not support custom properties.
const ink = '#12151b';
const quiet = '#59616e';
const field = '#f5f6f8';
const ownButton = { background: '#14171d', text: '#ffffff' };

/** Styles of dark mode. They need `!important`, because elements have inline styles. */
const darkLook = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${[
  '.field{background:#0b0d11!important}',
  '.sheet{background:#171b22!important}',
  '.ink{color:#f2f4f7!important}',
  '.quiet{color:#a4adba!important}',
  '.button{background:#f2f4f7!important;color:#14171d!important}',
].join('')}}`;

const escape = (text: string) => escapeMarkup(text).replace(/\n/g, '<br>');

/** Writes the text and the HTML of a mail with its branding. */
export function writeLetter(
  language: Language,
  sender: Sender,
  letter: Letter,
): { subject: string; html: string; text: string } {
  const { subject, own = [], paragraphs, links = [], action, reason, leave } = letter;
  const isolated = isolateIn(language);
  // Mail programs take the direction of a line from its first letter that is not isolated: here from this mark.
  const start = isRightToLeft(language) ? '\u200f' : '';
  const lines = (text: string) => text.replace(/^(?=.)/gm, start);
  const text = [
    lines(isolated(sender.name)),
    lines(subject),
    ...own,
    ...paragraphs.map(lines),
    ...links.map(({ label, address, note }) => `${lines(`${isolated(label)} (${note})`)}\n${address}`),
    ...(action ? [`${lines(`${action.label}:`)}\n${action.address}`] : []),
    lines(reason),
    ...(leave ? [`${lines(`${leave.label}:`)}\n${leave.address}`] : []),
  ].join('\n\n');
  return { subject, html: page(language, sender, letter), text: `${text}\n` };
}

function page(
  language: Language,
  sender: Sender,
  { subject, own = [], paragraphs, links = [], action, reason, leave }: Letter,
): string {
  const { background, text } = buttonColors(sender.colors);
  const paragraph = (content: string, direction = '') =>
    `<p${direction} style="margin:0 0 16px;font-size:16px;line-height:24px">${escape(content)}</p>`;
  const link = ({ label, address, note }: NonNullable<Letter['links']>[number]) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a class="ink" dir="auto" href="${escape(address)}" style="color:${ink};font-weight:600">${escape(label)}</a><br><span class="quiet" style="font-size:14px;line-height:20px;color:${quiet}">${escape(note)}</span></p>`;
  const button =
    action &&
    `<p style="margin:24px 0"><a${background === ownButton.background ? ' class="button"' : ''} href="${escape(action.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${background};color:${text};font-size:16px;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:20px;color:${quiet}">${escape(textsIn(language).ifButtonFails)}<br><span dir="ltr" style="word-break:break-all">${escape(action.address)}</span></p>`;
  // The sheet names its language too: mail programs leave out the elements around it.
  return `<!doctype html>
<html ${languageAttributes(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${darkLook}</style></head>
<body class="field ink" style="margin:0;padding:32px 16px;background:${field};color:${ink};font-family:Inter,system-ui,-apple-system,'Segoe UI',sans-serif">
<div class="sheet" ${languageAttributes(language)} style="max-width:480px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<p class="quiet" style="margin:0 0 24px;font-size:14px;font-weight:600;color:${quiet}"><bdi>${escape(sender.name)}</bdi></p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:36px;font-weight:700">${escape(subject)}</h1>
${[...own.map((each) => paragraph(each, ' dir="auto"')), ...paragraphs.map((each) => paragraph(each)), ...links.map(link)].join('\n')}
${button ?? ''}
<p class="quiet" style="margin:24px 0 0;font-size:12px;line-height:18px;color:${quiet}">${escape(reason)}${leave ? ` <a class="quiet" href="${escape(leave.address)}" style="color:${quiet}">${escape(leave.label)}</a>` : ''}</p>
</div></body></html>`;
}

/** The organization's colours, unless text on them has a contrast below 4.5:1 (WCAG 2.2, 1.4.3). */
export function buttonColors(colors: Record<string, unknown>): { background: string; text: string } {
  const isPlain = (value: unknown): value is string =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
  const { buttonPrimaryDefaultColor: background, buttonPrimaryTextColor: text } = colors;
  if (!isPlain(background) || !isPlain(text)) return ownButton;
  return contrast(background, text) >= 4.5 ? { background, text } : ownButton;
}
