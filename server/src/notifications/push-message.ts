import { isolate } from '@tv/contract/isolate';
import { screenPath } from '@tv/contract/page-paths';
import { languages, type Language } from '@tv/contract/languages';
import type { DueDigest, NewItem } from './digest-db.ts';

/** The content that a device shows. A message with the same `tag` replaces the one that is shown. */
export type PushContent = { title: string; body: string; path: string; tag: string };

export type PushMessage = {
  /** A device gets only the first of several messages with one key. */
  key: string;
  /** The item of the message. The person's right to see it is checked again when the message is sent. */
  mediaContentId: string | undefined;
  in: Record<Language, PushContent>;
};

type Told = { what: 'moved' | 'published'; mediaContentId: string; title: string; organizationName: string };

type Texts = Record<Told['what'], (organization: string) => string> & {
  news: (total: number) => string;
  andMore: (title: string, others: number) => string;
};

const texts: Record<Language, Texts> = {
  en: {
    published: (organization: string) => `Now available at ${isolate(organization)}`,
    moved: () => 'It has a new time. Open it to see when.',
    andMore: (title, others) => `${isolate(title)}, and ${others} more`,
    news: (total: number) =>
      total === 1 ? 'New in a category you follow' : `${total} new items in categories you follow`,
  },
  de: {
    published: (organization: string) => `Jetzt verfügbar bei ${isolate(organization)}`,
    moved: () => 'Der Termin hat sich geändert. Öffnen Sie den Inhalt, um ihn zu sehen.',
    andMore: (title, others) => `${isolate(title)} und ${others} weitere`,
    news: (total: number) =>
      total === 1
        ? 'Neu in einer Kategorie, der Sie folgen'
        : `${total} neue Inhalte in Kategorien, denen Sie folgen`,
  },
};

/** The message to a person who asked to be reminded of an item. */
export function reminderPush(
  { what, mediaContentId, title, organizationName }: Told,
  key: string,
): PushMessage {
  const inLanguage = (language: Language): PushContent => ({
    title,
    body: texts[language][what](organizationName),
    path: screenPath(undefined, 'watch/:id', { id: mediaContentId }),
    tag: mediaContentId,
  });
  return { key, mediaContentId, in: inEach(inLanguage) };
}

export function digestPush({ dueAt }: DueDigest, items: readonly NewItem[]): PushMessage {
  const [{ total, id, title }] = items as readonly [NewItem, ...NewItem[]];
  const inLanguage = (language: Language): PushContent => ({
    title: texts[language].news(total),
    body: total === 1 ? title : texts[language].andMore(title, total - 1),
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

const inEach = (write: (language: Language) => PushContent) =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as PushMessage['in'];
