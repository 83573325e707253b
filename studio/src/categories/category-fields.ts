import { Visibility } from '@tv/contract/enumerations';
import type { Translations } from '@tv/contract/languages/translated';
import { translationsChange, translationsOfField } from '@tv/ui/forms/translations-of-field.ts';
import { chosenOf, type ChosenAudience } from '../parts/audience/chosen-audience.ts';
import { type Downloads, downloadsOf, withDownloads } from '../parts/audience/downloads.ts';
import type { ManagedCategory } from './queries.ts';

/** `none`: the uploader decides. */
export type DefaultAudience = 'none' | 'internal' | 'unlisted' | 'public';

export type CategoryFields = {
  name: string;
  description: string;
  nameTranslations: Translations;
  descriptionTranslations: Translations;
  audience: DefaultAudience;
  /** Of new items that are internal. */
  forWhom: ChosenAudience;
  /** Days, as typed. Empty: the public link does not end. */
  expiry: string;
  tags: string[];
  speakers: string[];
  downloads: Downloads;
};

export const isNumberOfDays = (typed: string) =>
  typed === '' || (/^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 3650);

export function formOf({
  name,
  description,
  translations,
  defaults,
  playerSettings,
}: ManagedCategory): CategoryFields {
  return {
    name,
    description,
    nameTranslations: translationsOfField(translations, 'name'),
    descriptionTranslations: translationsOfField(translations, 'description'),
    audience: audienceOf(defaults),
    forWhom: chosenOf(defaults.audience),
    expiry: String(defaults.expirationDays ?? ''),
    tags: defaults.tags ?? [],
    speakers: defaults.speakers ?? [],
    downloads: downloadsOf(playerSettings),
  };
}

function audienceOf({ visibility, isListed, audience }: ManagedCategory['defaults']): DefaultAudience {
  if (audience?.kind === 'chosen') return 'internal';
  if (isListed === false) return 'unlisted';
  if (visibility === undefined) return 'none';
  return visibility === Visibility.PUBLIC ? 'public' : 'internal';
}

/** The fields that differ, as the call for them takes them. Settings of the player that the form does not show stay. */
export function changesOf(form: CategoryFields, category: ManagedCategory) {
  const before = formOf(category);
  const isNew = (...names: (keyof CategoryFields)[]) =>
    names.some((name) => JSON.stringify(form[name]) !== JSON.stringify(before[name]));
  const { nameTranslations, descriptionTranslations } = form;
  return {
    ...translationsChange(category.translations, {
      name: nameTranslations,
      description: descriptionTranslations,
    }),
    ...(isNew('name') && { name: form.name.trim() }),
    ...(isNew('description') && { description: form.description }),
    ...(isNew('audience', 'forWhom', 'expiry', 'tags', 'speakers') && { defaults: defaultsOf(form) }),
    ...(isNew('downloads') && { playerSettings: withDownloads(category.playerSettings, form.downloads) }),
  };
}

const defaultsOf = ({
  audience,
  forWhom,
  expiry,
  tags,
  speakers,
}: CategoryFields): ManagedCategory['defaults'] => ({
  ...(audience !== 'none' && {
    visibility: audience === 'internal' ? Visibility.INTERNAL : Visibility.PUBLIC,
    isListed: audience !== 'unlisted',
  }),
  ...(audience === 'internal' && { audience: forWhom }),
  ...(expiry && { expirationDays: Number(expiry) }),
  ...(tags.length > 0 && { tags }),
  ...(speakers.length > 0 && { speakers }),
});
