import { isolateIn } from '@tv/contract/languages/isolate';
import { screenPath } from '@tv/contract/pages/page-paths';
import { directionOf, languages, type Language } from '@tv/contract/languages/languages';
import { textIn } from '@tv/contract/languages/texts-by-language';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import { everyLanguage } from '../mail/strings/every-language.ts';
import type { DueDigest, NewItem } from './digest-db.ts';

/** The content that a device shows. A message with the same `tag` replaces the one that is shown. */
export type PushContent = {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: Language;
  /** Of the whole message. A name in it is isolated. */
  dir: 'ltr' | 'rtl';
};
type Written = Omit<PushContent, 'lang' | 'dir'>;

export type PushMessage = {
  /** A device gets only the first of several messages with one key. */
  key: string;
  /** The item of the message. The person's right to see it is checked again when the message is sent. */
  mediaContentId: string | undefined;
  in: Record<Language, PushContent>;
};

type PushedNotice = {
  what: 'moved' | 'published';
  mediaContentId: string;
  title: string;
  translations: ItemTranslations;
  organizationName: string;
};

/** The message to a person who asked to be reminded of an item. */
export function reminderPush(
  { what, mediaContentId, title, translations, organizationName }: PushedNotice,
  key: string,
): PushMessage {
  const inLanguage = (language: Language): Written => ({
    title: isolateIn(language)(textIn({ title, translations }, 'title', language)),
    body: movedOrPublished(language, what, organizationName),
    path: screenPath(undefined, 'watch/:id', { id: mediaContentId }),
    tag: mediaContentId,
  });
  return { key, mediaContentId, in: inEach(inLanguage) };
}

export function digestPush({ dueAt }: DueDigest, items: readonly NewItem[]): PushMessage {
  const [first] = items as readonly [NewItem, ...NewItem[]];
  const { total, id } = first;
  const title = (language: Language) => textIn(first, 'title', language);
  const inLanguage = (language: Language): Written => ({
    title: everyLanguage[language].push.news({ total }),
    body:
      total === 1
        ? isolateIn(language)(title(language))
        : everyLanguage[language].push.andMore({ title: title(language), others: total - 1 }),
    path:
      total === 1 ? screenPath(undefined, 'watch/:id', { id }) : screenPath(undefined, 'followed-categories'),
    tag: 'digest',
  });
  return {
    key: `digest ${dueAt.toISOString()}`,
    mediaContentId: id,
    in: inEach(inLanguage),
  };
}

function movedOrPublished(language: Language, what: PushedNotice['what'], organization: string): string {
  const { moved, published } = everyLanguage[language].push;
  return what === 'moved' ? moved : published({ organization });
}

/** A content in each language, which says its language and direction. */
export const inEach = (write: (language: Language) => Written) =>
  Object.fromEntries(
    languages.map((lang): [Language, PushContent] => [
      lang,
      { ...write(lang), lang, dir: directionOf(lang) },
    ]),
  ) as PushMessage['in'];
