import * as audience from '@tv/strings/en/studio/item/audience.ts';
import * as downloads from '@tv/strings/en/studio/item/downloads.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import * as viewerName from '@tv/strings/en/studio/item/viewer-name.ts';
import { chosenCount } from '../audience/chosen-audience.ts';
import { translationLabels } from './translation-fields.ts';
import type { ItemForm } from './item-form.ts';
import { listed } from '@tv/strings/en/locale.ts';

/** The name of each field. */
export const labels: { [Name in keyof ItemForm]-?: string } = {
  ...translationLabels,
  title: fields.itemTitle,
  description: fields.description,
  tags: fields.tags,
  speakers: fields.speakers,
  categories: fields.categories,
  audience: fields.audience,
  forWhom: audience.forWhom,
  password: text.password,
  hasPassword: text.password,
  linkEnds: text.linkEnds,
  originalDate: text.originalDate,
  chapters: text.tabs.chapters,
  isFeatured: text.featured,
  isPublicFeatured: text.publicFeatured,
  publishesWhenReady: fields.publishesWhenReady,
  downloads: downloads.label,
  viewerName: viewerName.label,
};

const onOrOff = (isOn: boolean | undefined) => (isOn ? text.on : text.off);
const audienceWords = { internal: fields.internal, unlisted: fields.unlisted, public: fields.everybody };

/** The value of a field in words. A password is never shown. */
export function wordsOf(form: ItemForm, name: keyof ItemForm): string {
  switch (name) {
    case 'tags':
    case 'speakers':
      return listed(form[name]) || '–';
    case 'categories':
      return listed(form.categories.map((each) => each.name)) || '–';
    case 'chapters':
      return listed(form.chapters.map(({ title }) => title)) || '–';
    case 'audience':
      return audienceWords[form.audience];
    case 'downloads':
      return downloads.choices[form.downloads.who];
    case 'viewerName':
      return viewerName.choices[form.viewerName];
    case 'forWhom':
      return form.forWhom.kind === 'everybody'
        ? audience.everybody
        : audience.count(chosenCount(form.forWhom));
    case 'password':
      return onOrOff(form.hasPassword);
    case 'hasPassword':
    case 'isFeatured':
    case 'isPublicFeatured':
    case 'publishesWhenReady':
      return onOrOff(form[name]);
    default:
      return form[name] || '–';
  }
}
