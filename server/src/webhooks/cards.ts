import { isolateIn } from '@tv/contract/languages/isolate';
import { isRightToLeft, type Language } from '@tv/contract/languages/languages';
import { screenPath } from '@tv/contract/pages/page-paths';
import { textIn } from '@tv/contract/languages/texts-by-language';
import { instantIn } from '../mail/instant-in.ts';
import { everyLanguage } from '../mail/strings/every-language.ts';
import type { CardItem } from './card-item-db.ts';

/** What a card says, in the order in which it says it. */
export type Card = {
  language: Language;
  head: string;
  title: string;
  text: string;
  picture: string | undefined;
  link: { label: string; address: string } | undefined;
};

/** Characters of a description that a card shows. */
const descriptionLength = 300;

/** The card of an item. */
export function itemCard(item: CardItem, language: Language, publicUrl: string): Card {
  const { organizationName: name, startsAt, picture, timeZone } = item;
  const say = everyLanguage[language].cards;
  return {
    language,
    head: startsAt
      ? say.scheduled({ name, when: instantIn(language, startsAt, timeZone) })
      : say.published({ name }),
    title: textIn(item, 'title', language),
    text: shortened(textIn(item, 'description', language).trim()),
    picture: picture && `${publicUrl}${picture}?width=1280&jwt=public`,
    link: {
      label: startsAt ? say.open : say.watch,
      address: publicUrl + screenPath(undefined, 'watch/:id', item),
    },
  };
}

/** The card of a test. */
export const testCard = (language: Language): Card => ({
  language,
  head: 'TV',
  title: everyLanguage[language].cards.testTitle,
  text: everyLanguage[language].cards.testText,
  picture: undefined,
  link: undefined,
});

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= descriptionLength
    ? text
    : `${characters
        .slice(0, descriptionLength - 1)
        .join('')
        .trimEnd()}…`;
}

/** What stands for the whole card, such as in notifications. */
const inOneLine = ({ language, head, title }: Card) => `${head}: ${isolateIn(language)(title)}`;

/** A message of Slack's incoming webhooks, in Block Kit. Texts of people are plain text: no mention and no link comes of them. */
export function slackMessage(card: Card): object {
  const { head, title, text, picture, link } = card;
  const plain = (words: string) => ({ type: 'plain_text', text: words, emoji: false });
  return {
    // The three characters that Slack reads as markup (docs.slack.dev/messaging/formatting-message-text).
    text: inOneLine(card).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    blocks: [
      { type: 'context', elements: [plain(head)] },
      // A header takes 150 characters.
      { type: 'header', text: plain([...title].slice(0, 150).join('')) },
      ...(text ? [{ type: 'section', text: plain(text) }] : []),
      ...(picture
        ? [{ type: 'image', image_url: picture, alt_text: [...title].slice(0, 150).join('') }]
        : []),
      ...(link
        ? [{ type: 'actions', elements: [{ type: 'button', text: plain(link.label), url: link.address }] }]
        : []),
    ],
  };
}

/** A message of Teams' workflow “Send webhook alerts to a channel”, with an Adaptive Card. Texts of people are runs of text, which have no markup. */
export function teamsMessage(card: Card): object {
  const { language, head, title, text, picture, link } = card;
  const lines = (words: string, looks: object) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text: words, ...looks }],
  });
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    fallbackText: inOneLine(card),
    // Since version 1.5. Earlier programs ignore it.
    ...(isRightToLeft(language) && { rtl: true }),
    body: [
      lines(head, { isSubtle: true, size: 'Small' }),
      lines(title, { weight: 'Bolder', size: 'Large' }),
      ...(text ? [lines(text, {})] : []),
      ...(picture ? [{ type: 'Image', url: picture, altText: title }] : []),
    ],
    ...(link && { actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.address }] }),
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  };
}
