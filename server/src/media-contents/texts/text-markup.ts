import { MediaType } from '@tv/contract/enumerations';
import type { ItemTexts, MediaContent } from '@tv/contract/media-contents/media-content';
import { plainText } from '@tv/contract/formats/plain-text';
import { textElement, xmlText } from '@tv/contract/formats/write-xml';
import { shortened } from './shortened.ts';

type TextMarkup = {
  /** Its elements in feeds (RSS 2.0 with podcast tags). */
  feed: (item: ItemTexts) => string[];
  /** Its properties in JSON-LD (schema.org VideoObject or AudioObject). `undefined`: it has none. */
  jsonLd: (item: MediaContent) => object | undefined;
};

/** How feed readers and search engines get the texts of an item. */
export const textMarkup: { [Name in keyof ItemTexts]: TextMarkup } = {
  title: {
    feed: ({ title }) => [textElement('title', title), textElement('itunes:title', title)],
    jsonLd: ({ title }) => ({ name: title }),
  },
  description: {
    feed: ({ description }) => (description ? [textElement('description', htmlOf(description))] : []),
    jsonLd: ({ title, description }) => ({ description: shortened(plainText(description), 2_000) || title }),
  },
  tags: {
    // Feeds have categories in the place of tags.
    feed: () => [],
    jsonLd: ({ tags }) => (tags.length > 0 ? { keywords: tags.join(', ') } : undefined),
  },
  speakers: {
    feed: ({ speakers }) => speakers.map((name) => textElement('podcast:person', name)),
    jsonLd({ speakers, type }) {
      if (speakers.length === 0) return undefined;
      const people = speakers.map((name) => ({ '@type': 'Person', name }));
      // An AudioObject has no actors.
      return type === MediaType.VIDEO ? { actor: people } : { contributor: people };
    },
  },
};

/** The words of a description with their lines, because feed readers show HTML. */
const htmlOf = (text: string) => xmlText(plainText(text)).replace(/\r?\n/g, '<br>');
