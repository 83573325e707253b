import { useMutation } from '@tanstack/react-query';
import { ContentStatus } from '@tv/contract/enumerations';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as item from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { Button } from '@tv/ui/button.tsx';
import { fieldsOfAudience } from '../parts/audience/audience.ts';
import { ConflictNote } from '../parts/item/conflict-note.tsx';
import type { ItemSaver } from '../parts/item/item-saver.ts';
import { KeptFields } from '../parts/item/kept-fields.tsx';
import { ItemFields } from '../parts/item/item-fields.tsx';
import { reasonOf, ReasonError } from '../parts/problems/reason-of.ts';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { changeForm, itemSaverOf, openItem, refreshItem } from './save-form.ts';
import { SavedState } from './saved-state.tsx';
import type { UploadEntry } from './upload-entry.ts';
import { shownFields } from './upload-form-fields.ts';
import style from './upload-form.module.css';

/**
 * The form of a file, from the first second on. What is typed is told with the upload; once the file has arrived the form edits
 * the same as the page of the item does, is saved by itself, and asks the same where two people edit.
 */
export function UploadForm({ entry }: { entry: UploadEntry }) {
  const { id, isItem, form, formProblem } = entry;
  useEffect(() => {
    if (isItem) openItem(id);
  }, [id, isItem]);
  const given = shownFields(form);
  const saver = itemSaverOf(id);
  const state = useSaver(saver);
  const { saving } = state ?? {};
  const answer = state?.base.answer;
  const wish = answer ? answer.publishesWhenReady !== undefined : !isItem;
  const change = (more: Partial<UploadEntry['form']>) => changeForm(id, more);
  const errorOf = (name: string) => {
    if (saving?.state === 'refused' && saving.field === name) return saving.reason;
    return formProblem?.field === name ? formProblem.text : undefined;
  };
  return (
    <form
      className={style.form}
      aria-label={text.form(entry.fileName)}
      onSubmit={(event) => {
        event.preventDefault();
        void saver?.save();
      }}
    >
      {saver && state && saving?.state === 'conflict' && (
        <ConflictNote
          id={state.base.answer.id}
          form={state.value}
          disputes={saving.disputes}
          onSettle={saver.settle}
        />
      )}
      {answer && saving?.state === 'gone' && <KeptFields id={answer.id} />}
      <ItemFields
        value={state?.value ?? given.value}
        fromCategory={given.fromCategory}
        change={({ audience, forWhom, ...more }) =>
          change({
            ...more,
            ...(audience && fieldsOfAudience(audience)),
            ...(forWhom && { audience: forWhom }),
          })
        }
        errorOf={errorOf}
        title={
          state
            ? { error: state.value.title.trim() ? undefined : item.titleNeeded }
            : { placeholder: entry.fileName.replace(/\.[^.]+$/, ''), help: text.titleHelp }
        }
      />
      {given.expirationDays !== undefined && (
        <p className={style.note}>{text.linkEndsFromCategory(given.expirationDays)}</p>
      )}
      {form.publishDate && <p className={style.note}>{text.dated(longDate(form.publishDate))}</p>}
      {wish && (
        <Switch
          label={fields.publishesWhenReady}
          help={fields.staysDraft}
          isOn={state ? state.value.publishesWhenReady : form.isPublished}
          onChange={(isPublished) => change({ isPublished })}
        />
      )}
      <div className={style.foot}>
        {answer?.status === ContentStatus.PUBLISHED && <p>{text.published}</p>}
        {saver && answer?.status !== ContentStatus.PUBLISHED && entry.state === 'done' && (
          <PublishButton id={id} saver={saver} />
        )}
        <SavedState entry={entry} saving={saving} />
      </div>
    </form>
  );
}

const noSaver = () => () => {};
const nothing = () => undefined;

const useSaver = (saver: ItemSaver | undefined): ReturnType<ItemSaver['get']> | undefined =>
  useSyncExternalStore(saver?.subscribe ?? noSaver, saver?.get ?? nothing);

/** Publishes the item that a file has become, once all that was typed is saved. Where a review is asked the service says so. */
function PublishButton({ id, saver }: { id: string; saver: ItemSaver }) {
  const publishing = useMutation({
    mutationFn: async () => {
      if (!(await saver.save())) throw new ReasonError(text.notSaved);
      const { answer } = saver.get().base;
      await call('POST /Management/MediaContents/:id/Publications', { params: { id: answer.id } });
      await refreshItem(id);
      void reloadManagedContents();
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  return (
    <Button look="primary" aria-disabled={publishing.isPending} onClick={() => publishing.mutate()}>
      {text.publish}
    </Button>
  );
}
