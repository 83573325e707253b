import { daysAfter, defaultsFor } from '@tv/contract/defaults-for';
import { ExpirationOption, Visibility } from '@tv/contract/enumerations';
import type { MediaContentChange } from '@tv/contract/managed-media-content';
import type { NewUpload } from '@tv/contract/uploads';
import { audienceOf } from '../ui/audience.ts';
import { emptyTexts, pickTexts, type ItemFieldValues } from '../ui/item-fields.tsx';

/**
 * What a person says of a file, from the first second on. A field that is left out gets what the item's categories give,
 * or what the file says itself.
 */
export type UploadForm = Partial<Omit<ItemFieldValues, 'title' | 'categories' | 'audience'>> & {
  /** Empty: the one that the file says itself, else one made of its name. */
  title: string;
  categories: ItemFieldValues['categories'];
  /** Visibility. */
  visibility?: number;
  isListed?: boolean;
  /** The item's own date, ISO 8601. */
  publishDate?: string;
  /** Publishes the item once it is processed. */
  isPublished: boolean;
};

export const emptyForm: UploadForm = { title: '', categories: [], isPublished: false };

function givenFields(form: UploadForm) {
  const { title = '', ...texts } = pickTexts(form);
  const { visibility, isListed, publishDate } = form;
  return {
    ...(title.trim() && { title: title.trim() }),
    ...texts,
    ...(visibility !== undefined && { visibility }),
    ...(isListed !== undefined && { isListed }),
    ...(publishDate && { publishDate }),
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
  const fromCategory: (keyof ItemFieldValues)[] = [
    ...(Object.keys(texts) as (keyof typeof texts)[]),
    ...((defaults.visibility ?? defaults.isListed) !== undefined ? (['audience'] as const) : []),
  ];
  const value: ItemFieldValues = {
    ...emptyTexts,
    ...texts,
    ...pickTexts(form),
    categories: form.categories,
    audience: audienceOf({ visibility, isListed }),
  };
  return { value, fromCategory, expirationDays: defaults.expirationDays };
}

/** The body that announces a file and its form to the service. The service adds the defaults of the categories. */
export const detailsOf = ({
  fileName,
  size,
  key,
  form,
}: {
  fileName: string;
  size: number;
  key?: string;
  form: UploadForm;
}): NewUpload => ({
  fileName,
  sizeInBytes: size,
  ...(key && { idempotencyKey: key }),
  ...givenFields(form),
  categoryNames: form.categories.map(({ name }) => name),
  isDraft: !form.isPublished,
});

/** The same, as a change of the item: what differs from the form that the service has. */
export function changeOf({
  form,
  savedForm,
}: {
  form: UploadForm;
  savedForm: UploadForm;
}): MediaContentChange {
  const [now, before] = [wholeFields(form), wholeFields(savedForm)];
  const isNew = (name: keyof typeof now) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  const { title, ...texts } = pickTexts({ ...emptyTexts, ...now }, isNew);
  return {
    ...(title && { title }),
    ...texts,
    ...(isNew('visibility') && { visibility: now.visibility ?? Visibility.INTERNAL }),
    ...(isNew('isListed') && { isListed: now.isListed ?? true }),
    ...(isNew('publishDate') && { publishDate: now.publishDate ?? '' }),
    ...(isNew('expirationDays') && linkEnd(now.expirationDays)),
    ...(isNew('categoryIds') && { categoryIds: now.categoryIds }),
  };
}

const wholeFields = (form: UploadForm) => {
  const whole: Omit<MediaContentChange, 'expirationDate'> & { expirationDays?: number } = {
    ...defaultsOf(form),
    ...givenFields(form),
    categoryIds: form.categories.map(({ id }) => id),
  };
  return whole;
};

const linkEnd = (days: number | undefined): MediaContentChange =>
  days === undefined
    ? { expirationOption: ExpirationOption.None }
    : {
        expirationOption: ExpirationOption.Date,
        expirationDate: daysAfter(new Date(), days).toISOString(),
      };
