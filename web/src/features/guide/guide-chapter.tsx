import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GuideSectionId } from '@tv/client/lib/support/guide-sections.ts';
import { playerKeys } from '@tv/player/keyboard/player-keys.ts';
import * as text from '@tv/strings/en/guide/guide.ts';
import * as keyWords from '@tv/strings/en/parts/keys.ts';
import { language } from '@tv/strings/en/locale.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { KeysTable, type Keys } from '@tv/ui/keyboard/keys-table.tsx';
import { Prose } from '@tv/ui/text-pages/prose.tsx';
import type { ShownChapter, ShownTask } from './chapters.ts';
import style from './guide-chapter.module.css';
import { pictureSize, type PictureName } from './picture-names.ts';

type GuideChapterProps = { chapter: ShownChapter; isOpen: boolean; onToggle: (isOpen: boolean) => void };

const portalKeys: Keys = [
  [['/'], keyWords.search],
  [[keyWords.control, 'K'], keyWords.palette],
  [['←', '→'], keyWords.row],
  [['↑', '↓'], keyWords.menu],
  [[keyWords.enter], keyWords.open],
  [['Esc'], keyWords.close],
  [['Tab'], keyWords.goOn],
];

const TitledKeys = ({ caption, keys }: { caption: string; keys: Keys }) => (
  <>
    <h3>{caption}</h3>
    <KeysTable caption={caption} keys={keys} />
  </>
);

/** What stands below a task's text and is not text. */
const below: Partial<Record<GuideSectionId, ReactNode>> = {
  keyboard: (
    <>
      <TitledKeys caption={keyWords.portalKeys} keys={portalKeys} />
      <TitledKeys caption={keyWords.playerKeys} keys={playerKeys} />
    </>
  ),
};

/** A chapter that folds. The browser's own search opens it where it finds something. */
export const GuideChapter = ({ chapter, isOpen, onToggle }: GuideChapterProps) => (
  <details
    id={chapter.id}
    className={style.chapter}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary className={style.summary}>
      <span className={style.name}>
        <h2>{chapter.title}</h2>
        <span className={style.help}>
          {chapter.help} {text.taskCount(chapter.tasks.length)}.
        </span>
      </span>
      <ChevronDown aria-hidden="true" />
    </summary>
    {chapter.tasks.map((task) => (
      <Task key={task.id} task={task} />
    ))}
  </details>
);

function Task({ task: { id, text: words, picture, screen } }: { task: ShownTask }) {
  const { title, lead, steps, after, facts, trouble, alt } = words;
  return (
    <section id={id} className={style.task} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h3>
      <Paragraph text={lead} />
      {picture && alt && <GuidePicture name={picture} alt={alt} />}
      {steps && (
        <ol className={style.steps}>
          {steps.map((step) => (
            <li key={step}>
              <Prose text={step} />
            </li>
          ))}
        </ol>
      )}
      {after && <Paragraph text={after} />}
      {facts && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>
              <Prose text={fact} />
            </li>
          ))}
        </ul>
      )}
      {below[id]}
      {trouble && (
        <div className={style.trouble}>
          <h4>{text.trouble}</h4>
          <dl>
            {trouble.map(({ when, help }) => (
              <div key={when}>
                <dt>
                  <Prose text={when} />
                </dt>
                <dd>
                  <Prose text={help} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {screen && words.screen && (
        <div className={style.screen}>
          <LinkButton to={screen} icon={<ChevronRight aria-hidden="true" />}>
            {text.openScreen(words.screen)}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

const Paragraph = ({ text: words }: { text: string }) => (
  <p>
    <Prose text={words} />
  </p>
);

/** A screen as it looks in the reader's theme. Pressed, it opens in its full size; what does not fit the theme is not loaded. */
const GuidePicture = ({ name, alt }: { name: PictureName; alt: string }) => (
  <figure className={style.figure}>
    {(['dark', 'light'] as const).map((theme) => (
      <a
        key={theme}
        className={style[theme]}
        href={pictureAddress(name, theme)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${alt} (${text.largePicture})`}
      >
        <img src={pictureAddress(name, theme)} {...pictureSize} alt={alt} loading="lazy" decoding="async" />
      </a>
    ))}
  </figure>
);

const pictureFiles = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a picture in the language of this build; where there is none, in English. */
const pictureAddress = (name: PictureName, theme: 'dark' | 'light'): string | undefined =>
  pictureFiles[`./pictures/${name}-${language}-${theme}.avif`] ??
  pictureFiles[`./pictures/${name}-en-${theme}.avif`];
