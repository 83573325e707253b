import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { createStore, useStore } from '@tv/client/lib/state/store.ts';
import { reasonOf } from './problems/reason-of.ts';
import { useWarningBeforeLeaving } from './saving/use-warning-before-leaving.ts';

/** A picture that was chosen, at its address in this page; or the saved one is to be removed. */
type PictureDraft = { file: File; url: string } | 'removed';
type PictureDrafts<Slot extends string> = Partial<Record<Slot, PictureDraft>>;

/** By form. Files stay in the page's memory: they outlast the way to another screen, and no reload. */
const drafts = createStore<Record<string, PictureDrafts<string>>>({});

type PictureForm<Slot extends string> = {
  /** Names the form, such as `category <id>`. */
  name: string;
  /** The address of the saved picture in each place of the form. */
  saved: Record<Slot, string | undefined>;
  /** Saves one place. Without a file its picture is removed. */
  save: (slot: Slot, file: File | undefined) => Promise<unknown>;
  /** For a failure that the service does not explain. */
  unexpected: string;
};

/**
 * The pictures of a form, of which nothing goes to the service before they are saved. The browser asks before it leaves the
 * page while some are not.
 */
export function usePictureDrafts<Slot extends string>(form: PictureForm<Slot>) {
  const { name, saved, unexpected } = form;
  const own: PictureDrafts<Slot> = useStore(drafts)[name] ?? {};
  const slots = Object.keys(saved) as Slot[];
  const isChanged = Object.keys(own).length > 0;
  useWarningBeforeLeaving(useCallback(() => isChanged, [isChanged]));
  const put = (slot: Slot, draft: PictureDraft | undefined) => {
    const { [slot]: before, ...others } = drafts.get()[name] ?? {};
    if (before && before !== 'removed') URL.revokeObjectURL(before.url);
    drafts.set({ ...drafts.get(), [name]: { ...others, ...(draft && { [slot]: draft }) } });
  };
  const saving = useMutation({
    // Each picture by itself: what cannot be saved stays in the form, with the reason.
    mutationFn: async () => {
      const problems: Partial<Record<Slot, string>> = {};
      for (const slot of slots) {
        const draft = own[slot];
        if (!draft) continue;
        try {
          await form.save(slot, draft === 'removed' ? undefined : draft.file);
          put(slot, undefined);
        } catch (error) {
          problems[slot] = reasonOf(error, unexpected);
        }
      }
      return problems;
    },
  });
  const shownIn = (slot: Slot) => {
    const draft = own[slot];
    return draft === 'removed' ? undefined : (draft?.url ?? saved[slot]);
  };
  return {
    isChanged,
    isSaving: saving.isPending,
    problems: saving.data ?? ({} as Partial<Record<Slot, string>>),
    /** The addresses as they are once they are saved. */
    shown: Object.fromEntries(slots.map((slot) => [slot, shownIn(slot)])) as typeof saved,
    /** Without a file: the picture is to be removed. */
    change(slot: Slot, file: File | undefined): void {
      saving.reset();
      if (file) put(slot, { file, url: URL.createObjectURL(file) });
      else put(slot, saved[slot] ? 'removed' : undefined);
    },
    /** Answers whether all are saved. */
    save: async () => Object.keys(await saving.mutateAsync()).length === 0,
    clear(): void {
      saving.reset();
      for (const slot of slots) put(slot, undefined);
    },
  };
}
