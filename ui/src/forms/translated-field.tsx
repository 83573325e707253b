import { Languages, X } from 'lucide-react';
import { directionOf, languages, type Language } from '@tv/contract/languages/languages';
import type { Translations } from '@tv/contract/languages/translated';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/item/translations.ts';
import { IconButton } from '../icon-button.tsx';
import { Menu } from '../menus/menu.tsx';
import shared from './form-field.module.css';
import { TextField } from './text-field.tsx';
import style from './translated-field.module.css';

type TranslatedFieldProps = ComponentProps<typeof TextField> & {
  translations: Translations;
  /** Gets all translations that have a text, in the order of the languages. */
  onTranslations: (translations: Translations) => void;
  /** What the service said of the text in a language. */
  errorIn?: (language: Language) => string | undefined;
};

/** In one order, so that a form can compare them. */
const filled = (translations: Translations): Translations =>
  Object.fromEntries(languages.filter((tag) => translations[tag]).map((tag) => [tag, translations[tag]]));

/**
 * A text that may be in several languages (`ui/src/forms/translated-field.tsx`): its default in a `TextField`, then a
 * field for each translation, and a menu with the languages that it lacks. For titles, descriptions, names and the texts
 * of an organization.
 */
export function TranslatedField({ translations, onTranslations, errorIn, ...field }: TranslatedFieldProps) {
  const { label, maxLength, lines } = field;
  const group = useRef<HTMLDivElement>(null);
  // A language stays while its text is empty, until it is removed.
  const [opened, setOpened] = useState<readonly Language[]>([]);
  const [focused, setFocused] = useState<{ on: Language | 'menu' }>();
  const shown = languages.filter((tag) => translations[tag] || opened.includes(tag));
  useEffect(() => {
    if (!focused) return;
    const found = group.current?.querySelector<HTMLElement>(
      focused.on === 'menu' ? '[aria-haspopup]' : `[lang="${focused.on}"]`,
    );
    found?.focus();
  }, [focused]);
  const write = (tag: Language, value: string) => {
    setOpened((before) => [...new Set([...before, tag])]);
    onTranslations(filled({ ...translations, [tag]: value }));
  };
  return (
    <div ref={group} className={style.group}>
      <TextField {...field} />
      {shown.map((tag) => (
        <div key={tag} className={style.translation}>
          <TextField
            label={text.inLanguage(label, languageName(tag))}
            value={translations[tag] ?? ''}
            maxLength={maxLength}
            {...(lines && { lines })}
            lang={tag}
            dir={directionOf(tag)}
            error={errorIn?.(tag)}
            onChange={(value) => write(tag, value)}
          />
          <IconButton
            label={fields.remove(text.inLanguage(label, languageName(tag)))}
            onClick={() => {
              setOpened((before) => before.filter((each) => each !== tag));
              onTranslations(filled({ ...translations, [tag]: '' }));
              setFocused({ on: 'menu' });
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {shown.length > 0 && <p className={shared.help}>{text.fallback}</p>}
      {shown.length < languages.length && (
        <Menu
          label={text.addLanguage}
          align="start"
          sections={[
            {
              entries: languages
                .filter((tag) => !shown.includes(tag))
                .map((tag) => ({
                  key: tag,
                  label: languageName(tag),
                  onAction: () => {
                    setOpened((before) => [...before, tag]);
                    setFocused({ on: tag });
                  },
                })),
            },
          ]}
          trigger={(props) => (
            // Named by its content: a name of its own would be found as a field of that label.
            <button type="button" className={`${shared.add} ${style.add}`} {...props}>
              <Languages aria-hidden="true" />
              <span aria-hidden="true">{text.addLanguage}</span>
              <span className="visually-hidden">{text.addTo(label)}</span>
            </button>
          )}
        />
      )}
    </div>
  );
}
