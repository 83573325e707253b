import type {
  ManagedMediaContent,
  MediaContentChange,
} from '@tv/contract/media-contents/managed-media-content';
import { audienceOf, fieldsOfAudience } from '../audience/audience.ts';
import { chosenOf, everybody } from '../audience/chosen-audience.ts';
import { type Downloads, downloadsOf, withDownloads } from '../audience/downloads.ts';
import { translationChange, type TranslationFields, translationFields } from './translation-fields.ts';
import { emptyTexts, pickTexts, type ItemFieldValues } from './item-fields.tsx';

/** The fields of an item as they stand on its page. Dates are those of `<input type="date">`, in the reader's time zone; empty: none. */
export type ItemForm = ItemFieldValues &
  TranslationFields & {
    /** A new password of the public link; empty: it stays as it is. */
    password: string;
    hasPassword: boolean;
    linkEnds: string;
    originalDate: string;
    chapters: { title: string; startTime: number }[];
    /** At the head of the members' home, and of the public one. */
    isFeatured: boolean;
    isPublicFeatured: boolean;
    /** Whether a draft is published once its first files are ready. */
    publishesWhenReady: boolean;
    downloads: Downloads;
    /** The viewer’s name over the picture. */
    viewerName: 'inherited' | 'on' | 'off';
  };

export const formOf = (item: ManagedMediaContent): ItemForm => ({
  ...emptyTexts,
  ...pickTexts(item),
  ...translationFields(item.translations),
  categories: item.categories,
  audience: audienceOf(item),
  forWhom: chosenOf(item.audience),
  password: '',
  hasPassword: item.isPasswordProtected,
  linkEnds: dayOf(item.expirationDate),
  originalDate: dayOf(item.publishDate),
  chapters: (item.chapters ?? []).map(({ title, startTime }) => ({ title, startTime })),
  isFeatured: item.isFeatured,
  isPublicFeatured: item.isPublicFeatured,
  publishesWhenReady: item.publishesWhenReady ?? false,
  downloads: downloadsOf(item.playerSettings),
  viewerName: viewerNameOf(item.playerSettings),
});

/** Whether chapters may be saved: each has a title. */
const areWhole = (chapters: ItemForm['chapters']) => chapters.every(({ title }) => title.trim());

/** The fields that cannot be saved as they are, because something is missing in them. */
export const heldBack = (form: ItemForm): Partial<ItemForm> => ({
  ...(!form.title.trim() && { title: form.title }),
  ...(!areWhole(form.chapters) && { chapters: form.chapters }),
});

/** What a person changed since the item was read, as the call for it takes it. */
export function changesOf(form: ItemForm, item: ManagedMediaContent): MediaContentChange {
  const before = formOf(item);
  const isNew = (name: keyof ItemForm) => JSON.stringify(form[name]) !== JSON.stringify(before[name]);
  const { title = '', ...texts } = pickTexts(form, isNew);
  return {
    ...(title.trim() && { title: title.trim() }),
    ...texts,
    ...translationChange(form, item.translations),
    ...(isNew('categories') && { categoryIds: form.categories.map(({ id }) => id) }),
    ...(isNew('audience') && fieldsOfAudience(form.audience)),
    ...audienceChange(form, before),
    ...(form.hasPassword && form.password && { password: form.password }),
    ...(!form.hasPassword && before.hasPassword && { password: '' }),
    ...(isNew('linkEnds') && linkEndOf(form.linkEnds)),
    ...(isNew('chapters') && areWhole(form.chapters) && { chapters: form.chapters }),
    ...(isNew('isFeatured') && { isFeatured: form.isFeatured }),
    ...(isNew('isPublicFeatured') && { isPublicFeatured: form.isPublicFeatured }),
    ...(isNew('publishesWhenReady') && { publishesWhenReady: form.publishesWhenReady }),
    ...(isNew('originalDate') && { publishDate: form.originalDate ? startOf(form.originalDate) : '' }),
    ...((isNew('downloads') || isNew('viewerName')) && { playerSettings: playerSettingsOf(form, item) }),
  };
}

const viewerNameOf = ({ showViewerName }: ManagedMediaContent['playerSettings']): ItemForm['viewerName'] =>
  showViewerName === undefined ? 'inherited' : showViewerName ? 'on' : 'off';

function playerSettingsOf({ downloads, viewerName }: ItemForm, { playerSettings }: ManagedMediaContent) {
  const { showViewerName: _, ...others } = withDownloads(playerSettings, downloads);
  return viewerName === 'inherited' ? others : { ...others, showViewerName: viewerName === 'on' };
}

/** For whom the item is, where that changes. A public item is for everybody; the form keeps what was chosen, should it become internal again. */
function audienceChange(form: ItemForm, before: ItemForm): Pick<MediaContentChange, 'audience'> {
  const wanted = form.audience === 'internal' ? form.forWhom : everybody;
  return JSON.stringify(wanted) === JSON.stringify(before.forWhom) ? {} : { audience: wanted };
}

const linkEndOf = (day: string): MediaContentChange =>
  day ? { expirationOption: 1, expirationDate: endOf(day) } : { expirationOption: 0, expirationDate: '' };

/** Only days are chosen. A link ends with its day. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString();
const startOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();

/** The day of an instant as a field of dates has it; empty: none. */
export function dayOf(instant: string | undefined): string {
  if (!instant) return '';
  const moment = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
