import { CloudCheck, TriangleAlert } from 'lucide-react';
import { timeOfDay } from '@tv/client/lib/format/time-of-day.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { Button } from '@tv/ui/button.tsx';
import type { ItemSaving } from '../parts/item/item-saver.ts';
import { textNames } from '../parts/item/item-fields.tsx';
import { behindLabel } from '../parts/problems/reason-words.ts';
import type { UploadEntry } from './upload-entry.ts';
import style from './upload-form.module.css';

type SavedStateProps = {
  entry: UploadEntry;
  /** Of the item that the file has become; `undefined` until it is read. */
  saving: ItemSaving | undefined;
};

/** Whether what was typed is saved, plainly where it is not. */
export function SavedState({ entry, saving }: SavedStateProps) {
  const problem = saving ? problemOf(saving) : problemBefore(entry);
  if (problem === undefined)
    return (
      <p className={style.saved} role="status">
        {saving?.state === 'saved' && <CloudCheck aria-hidden="true" />}
        {saving ? wordsOf(saving) : entry.isItem ? text.saved : text.savedWithUpload}
      </p>
    );
  return (
    <>
      <p className={style.problem} role="alert">
        <TriangleAlert aria-hidden="true" />
        {problem}
      </p>
      {saving?.state === 'refused' && <Button type="submit">{text.saveAgain}</Button>}
    </>
  );
}

function wordsOf(saving: ItemSaving): string {
  if (saving.state !== 'saved') return text.saving;
  return saving.at ? text.savedAt(timeOfDay(saving.at)) : text.saved;
}

function problemOf(saving: ItemSaving): string | undefined {
  if (saving.state === 'saved' || saving.state === 'saving') return undefined;
  if (saving.state !== 'refused') return text.notSaved;
  if (saving.reason === undefined) return text.notReached;
  return textNames.some((name) => name === saving.field)
    ? text.seeField
    : behindLabel(saving.field, saving.reason);
}

/** What was said of a file that has arrived, and of whose item nothing is known yet. */
function problemBefore({ isItem, isGone, form, savedForm }: UploadEntry): string | undefined {
  if (isGone) return text.deleted;
  return isItem && form !== savedForm ? text.needsSaving : undefined;
}
