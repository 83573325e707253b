import { ProblemCode } from '@tv/contract/problems';
import type { UploadMetadata } from '@tv/contract/uploads/sheet-row';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/content/sheet.ts';
import type { ChosenCategory } from '../../parts/categories/categories-query.ts';
import { pickTexts } from '../../parts/item/item-fields.tsx';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { runUploads } from '../run-uploads.ts';
import { changeForm } from '../save-form.ts';
import type { UploadForm } from '../upload-form-fields.ts';
import { addUploads, findUpload } from '../upload-store.ts';
import type { SheetPlan } from './plan-sheet.ts';

type ApplyOptions = {
  /** Files without a row are uploaded, too. */
  takesLeftOver: boolean;
  /** Rows that do not say their status are published once they are processed. */
  publishes: boolean;
  /** The categories that there are, once those of the plan were made. */
  categories: readonly ChosenCategory[];
};

/** Makes the categories of a plan that there are not yet. Safe to repeat. */
export async function makeCategories({ newCategories }: SheetPlan): Promise<void> {
  for (const name of newCategories)
    try {
      await call('POST /Management/Categories', { body: { name } });
    } catch (error) {
      if (!(error instanceof ApiError && error.errorCode === ProblemCode.NameTaken)) throw error;
    }
}

/** Uploads the files of a plan, and writes what its rows say into the forms. Rows that are wrong or have no file are passed over. */
export function applySheet(plan: SheetPlan, { takesLeftOver, publishes, categories }: ApplyOptions): void {
  const formOf = (metadata: UploadMetadata) => formOfRow(metadata, categories, publishes);
  for (const { outcome, uploadId, metadata } of plan.rows)
    if (outcome === 'update' && uploadId) {
      const { isPublished, ...texts } = formOf(metadata);
      // An upload that is an item already is published by its button.
      const { isItem, mediaContentId } = findUpload(uploadId) ?? {};
      if (isItem && mediaContentId && metadata.oldAddresses)
        void putAddresses(mediaContentId, metadata.oldAddresses);
      changeForm(uploadId, isItem || isPublished === undefined ? texts : { ...texts, isPublished });
    }
  addUploads([
    ...plan.rows.flatMap(({ outcome, media, metadata }) =>
      outcome === 'new' && media ? [{ ...media, form: formOf(metadata) }] : [],
    ),
    ...(takesLeftOver ? plan.leftOver.map((media) => ({ ...media, form: { isPublished: publishes } })) : []),
  ]);
  runUploads();
}

/** Old addresses of an upload that is an item by now: its form has no field for them. */
async function putAddresses(id: string, addresses: string[]): Promise<void> {
  try {
    await call('PUT /Management/MediaContents/:id/OldAddresses', { params: { id }, body: { addresses } });
  } catch (error) {
    toast(reasonOf(error, text.notChanged));
  }
}

/** The categories that a row names. */
export function categoriesNamed(categories: readonly ChosenCategory[], names: readonly string[]) {
  const wanted = names.map((name) => name.trim().toLowerCase());
  return categories.filter(({ name }) => wanted.includes(name.toLowerCase()));
}

/** What a row says, as the form of an upload has it. Cells that are empty leave the form as it is. */
export function formOfRow(
  { categoryNames, isDraft, ...metadata }: UploadMetadata,
  categories: readonly ChosenCategory[],
  publishes: boolean,
): Partial<UploadForm> {
  const { visibility, isListed, audience, publishDate, oldAddresses, translations } = metadata;
  return {
    ...pickTexts(metadata),
    ...(visibility !== undefined && { visibility }),
    ...(isListed !== undefined && { isListed }),
    ...(audience && { audience }),
    ...(publishDate !== undefined && { publishDate }),
    ...(oldAddresses && { oldAddresses }),
    ...(translations && { translations }),
    ...(categoryNames && { categories: categoriesNamed(categories, categoryNames) }),
    ...(isDraft !== undefined ? { isPublished: !isDraft } : publishes && { isPublished: true }),
  };
}
