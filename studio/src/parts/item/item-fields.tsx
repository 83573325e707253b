import { itemLimits } from '@tv/contract/limits/item-limits';
import type { ItemTexts } from '@tv/contract/media-contents/media-content';
import type { Language } from '@tv/contract/languages/languages';
import type { Translations } from '@tv/contract/languages/translated';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import * as text from '@tv/strings/en/studio/item/fields.ts';
import type { Audience } from '../audience/audience.ts';
import { AudienceField } from '../audience/audience-field.tsx';
import type { ChosenCategory } from '../categories/categories-query.ts';
import { AudienceChoice } from '../audience/audience-choice.tsx';
import { CategoryField } from '../categories/category-field.tsx';
import { audienceFields, type ChosenAudience } from '../audience/chosen-audience.ts';
import { ChipsField } from '../chips-field.tsx';
import style from './item-fields.module.css';
import { translationErrorField, type TranslatedText } from './translation-fields.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { TranslatedField } from '@tv/ui/forms/translated-field.tsx';

/** The fields of an item, where it is uploaded and where it is edited. */
export type ItemFieldValues = ItemTexts & {
  categories: ChosenCategory[];
  audience: Audience;
  /** Of an internal item. */
  forWhom: ChosenAudience;
};

/** The texts of an item before anybody gives one. */
export const emptyTexts: ItemTexts = { title: '', description: '', speakers: [], tags: [] };
/** Names of the texts, in forms as in errors of the service. */
export const textNames = Object.keys(emptyTexts) as (keyof ItemTexts)[];

/** The texts that a form or an item has, or those of them that a condition chooses. */
export const pickTexts = (
  given: Partial<ItemTexts>,
  isChosen: (name: keyof ItemTexts) => boolean = () => true,
): Partial<ItemTexts> =>
  Object.fromEntries(
    textNames
      .filter((name) => given[name] !== undefined && isChosen(name))
      .map((name) => [name, given[name]]),
  );

type ItemFieldsProps = {
  value: ItemFieldValues;
  change: (more: Partial<ItemFieldValues>) => void;
  /** What the service said of a field, by its name. */
  errorOf: (name: string) => string | undefined;
  /** What counts while the title is empty. */
  title?: { placeholder?: string; help?: string; error?: string | undefined };
  /** Title and description in further languages, where they are edited. */
  translated?: Record<TranslatedText, Translations> & {
    change: (name: TranslatedText, translations: Translations) => void;
  };
  /** Fields whose value comes from the item's categories, because nobody gave another one. */
  fromCategory?: readonly (keyof ItemFieldValues)[];
  /** Groups and people in the audience that are not there any more. */
  goneCount?: number | undefined;
};

const translationProps = (
  name: TranslatedText,
  translated: ItemFieldsProps['translated'],
  errorOf: ItemFieldsProps['errorOf'],
) =>
  translated && {
    translations: translated[name],
    onTranslations: (translations: Translations) => translated.change(name, translations),
    errorIn: (tag: Language) => errorOf(translationErrorField(name, tag)),
  };

type TranslatableProps = ComponentProps<typeof TextField> &
  Partial<Pick<ComponentProps<typeof TranslatedField>, 'translations' | 'onTranslations' | 'errorIn'>>;

/** A text, with its translations where they are edited. */
function Translatable({ translations, onTranslations, errorIn, ...field }: TranslatableProps) {
  if (!translations || !onTranslations) return <TextField {...field} />;
  return <TranslatedField {...field} {...{ translations, onTranslations }} {...(errorIn && { errorIn })} />;
}

/** The field of each text. */
const textFields: { [Name in keyof ItemTexts]: (props: ItemFieldsProps) => ReactNode } = {
  title: ({ value, change, errorOf, translated, title = {} }) => (
    <Translatable
      {...translationProps('title', translated, errorOf)}
      label={text.itemTitle}
      value={value.title}
      maxLength={itemLimits.title}
      onChange={(changed) => change({ title: changed })}
      {...title}
      error={title.error ?? errorOf('title')}
    />
  ),
  description: ({ value, change, errorOf, translated }) => (
    <Translatable
      {...translationProps('description', translated, errorOf)}
      label={text.description}
      note={text.markdown}
      lines={5}
      value={value.description}
      error={errorOf('description')}
      maxLength={itemLimits.description}
      onChange={(description) => change({ description })}
    />
  ),
  tags: ({ value, change, errorOf, fromCategory }) => (
    <ChipsField
      label={text.tags}
      suggests="tag"
      values={value.tags}
      removeLabel={text.remove}
      {...(fromCategory?.includes('tags') && { help: text.fromCategory })}
      error={errorOf('tags')}
      most={itemLimits.tags}
      maxLength={itemLimits.tag}
      onChange={(tags) => change({ tags })}
    />
  ),
  speakers: ({ value, change, errorOf, fromCategory }) => (
    <ChipsField
      label={text.speakers}
      suggests="speaker"
      values={value.speakers}
      removeLabel={text.remove}
      help={fromCategory?.includes('speakers') ? text.fromCategory : text.chipsHelp}
      error={errorOf('speakers')}
      most={itemLimits.speakers}
      maxLength={itemLimits.speaker}
      onChange={(speakers) => change({ speakers })}
    />
  ),
};

export function ItemFields(props: ItemFieldsProps) {
  const { value, change, errorOf, fromCategory } = props;
  const { title, description, tags, ...others } = textFields;
  return (
    <>
      {title(props)}
      {description(props)}
      <div className={style.pair}>
        <CategoryField
          label={text.categories}
          addLabel={text.addCategory}
          emptyLabel={text.noCategories}
          removeLabel={text.remove}
          values={value.categories}
          most={itemLimits.categories}
          onChange={(categories) => change({ categories })}
        />
        {tags(props)}
      </div>
      {Object.entries(others).map(([name, field]) => (
        <Fragment key={name}>{field(props)}</Fragment>
      ))}
      <AudienceField
        value={value.audience}
        onChange={(audience) => change({ audience })}
        {...(fromCategory?.includes('audience') && {
          help: `${text.fromCategory} ${text.audienceHelp[value.audience]}`,
        })}
      />
      {value.audience === 'internal' && (
        <AudienceChoice
          value={value.forWhom}
          goneCount={props.goneCount}
          error={audienceFields.map(errorOf).find(Boolean)}
          {...(fromCategory?.includes('forWhom') && { note: text.fromCategory })}
          onChange={(forWhom) => change({ forWhom })}
        />
      )}
    </>
  );
}
