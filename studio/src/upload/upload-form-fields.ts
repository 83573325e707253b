import type { Audience } from '@tv/contract/media-contents/audience';
import { daysAfter, defaultsFor } from '@tv/contract/uploads/defaults-for';
import { Visibility } from '@tv/contract/enumerations';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import type { NewUpload } from '@tv/contract/uploads/uploads';
import { audienceOf } from '../parts/audience/audience.ts';
import { chosenOf } from '../parts/audience/chosen-audience.ts';
import { givenTranslationFields } from '../parts/item/translation-fields.ts';
import { dayOf, type ItemForm } from '../parts/item/item-form.ts';
import type { UploadedRecording } from './uploaded-recording.ts';
import { emptyTexts, pickTexts, type ItemFieldValues } from '../parts/item/item-fields.tsx';

/**
 * What a person says of a file, from the first second on. A field that is left out gets what the item's categories give,
 * or what the file says itself.
 */
export type UploadForm = Partial<Omit<ItemFieldValues, 'title' | 'categories' | 'audience' | 'forWhom'>> & {
  /** Empty: the one that the file says itself, else one made of its name. */
  title: string;
  categories: ItemFieldValues['categories'];
  /** Visibility. */
  visibility?: number;
  isListed?: boolean;
  /** For whom it is while it is internal; a sheet says it by names. */
  audience?: Audience;
  /** The item's own date, ISO 8601. */
  publishDate?: string;
  /** Addresses at which it was before, as a sheet says. */
  oldAddresses?: readonly string[];
  /** Title and description in further languages, as a sheet says. */
  translations?: ItemTranslations;
  /** Publishes the item once it is processed. */
  isPublished: boolean;
};

export const emptyForm: UploadForm = { title: '', categories: [], isPublished: false };

function givenFields(form: UploadForm) {
  const { title = '', ...texts } = pickTexts(form);
  const { visibility, isListed, audience, publishDate, oldAddresses, translations } = form;
  return {
    ...(title.trim() && { title: title.trim() }),
    ...texts,
    ...(visibility !== undefined && { visibility }),
    ...(isListed !== undefined && { isListed }),
    ...(audience && visibility !== Visibility.PUBLIC && { audience }),
    ...(publishDate && { publishDate }),
    ...(oldAddresses && { oldAddresses: [...oldAddresses] }),
    ...(translations && { translations }),
  };
}

/** What the categories give to fields that the person left alone. */
const defaultsOf = (form: UploadForm) =>
  defaultsFor(
    givenFields(form),
    form.categories.map(({ defaults }) => defaults ?? {}),
  );

/** The form as it is shown, and which of its fields come from the categories. */
export function shownFields(form: UploadForm) {
  const defaults = defaultsOf(form);
  const texts = pickTexts(defaults);
  const visibility = form.visibility ?? defaults.visibility ?? Visibility.INTERNAL;
  const isListed = form.isListed ?? defaults.isListed ?? true;
  const forWhom = chosenOf(form.audience ?? defaults.audience);
  const fromCategory: (keyof ItemFieldValues)[] = [
    ...(Object.keys(texts) as (keyof typeof texts)[]),
    ...((defaults.visibility ?? defaults.isListed) !== undefined ? (['audience'] as const) : []),
    ...(defaults.audience ? (['forWhom'] as const) : []),
  ];
  const value: ItemFieldValues = {
    ...emptyTexts,
    ...texts,
    ...pickTexts(form),
    categories: form.categories,
    audience: audienceOf({ visibility, isListed, audience: forWhom }),
    forWhom,
  };
  return { value, fromCategory, expirationDays: defaults.expirationDays };
}

/** The body that announces a file and its form to the service. The service adds the defaults of the categories. */
export const detailsOf = ({
  fileName,
  size,
  key,
  form,
  recording,
}: {
  fileName: string;
  size: number;
  key?: string;
  form: UploadForm;
  recording?: UploadedRecording;
}): NewUpload => ({
  fileName,
  sizeInBytes: size,
  ...(key && { idempotencyKey: key }),
  ...(recording && { chapters: [...recording.chapters], ...(recording.trim && { trim: recording.trim }) }),
  ...givenFields(form),
  categoryNames: form.categories.map(({ name }) => name),
  isDraft: !form.isPublished,
});

/**
 * A change of the form as a change of the item that the file has become. Another category gives its defaults to the fields that
 * nobody filled in.
 */
export function itemFieldsOf(
  change: Partial<UploadForm>,
  form: UploadForm,
  before: UploadForm,
): Partial<ItemForm> {
  const { categories, visibility, isListed, publishDate, isPublished, audience, translations } = change;
  const isAudience = visibility !== undefined || isListed !== undefined;
  return {
    ...(categories && fromCategories(form, before)),
    ...pickTexts(change),
    ...(translations && givenTranslationFields(translations)),
    ...(categories && { categories }),
    ...(isAudience && { audience: shownFields(form).value.audience }),
    ...(audience && { forWhom: chosenOf(audience) }),
    ...(publishDate !== undefined && { originalDate: dayOf(publishDate) }),
    ...(isPublished !== undefined && { publishesWhenReady: isPublished }),
  };
}

/** What other categories give that the ones before did not, or give no longer. */
function fromCategories(form: UploadForm, before: UploadForm): Partial<ItemForm> {
  const [now, then] = [shownFields(form), shownFields(before)];
  const changed = (['tags', 'speakers', 'audience', 'forWhom'] as const).filter(
    (name) => JSON.stringify(now.value[name]) !== JSON.stringify(then.value[name]),
  );
  const { expirationDays: days } = now;
  return {
    ...Object.fromEntries(changed.map((name) => [name, now.value[name]])),
    ...(days !== then.expirationDays && {
      linkEnds: days === undefined ? '' : dayOf(daysAfter(new Date(), days).toISOString()),
    }),
  };
}

/** The fields in which a form differs from the one before. */
export const changesSince = (before: UploadForm, form: UploadForm): Partial<UploadForm> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof UploadForm]),
    ),
  );
