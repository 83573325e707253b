import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { createStore, useStore } from '../../lib/state/store.ts';
import { reasonOf } from './reason-of.ts';
import { useWarningBeforeLeaving } from './saving/use-warning-before-leaving.ts';

/** A picture that was chosen, at its address in this page; or the saved one is to be removed. */
type PictureDraft = { file: File; url: string } | 'removed';
type PictureDrafts<Place extends string> = Partial<Record<Place, PictureDraft>>;

/** By form. Files stay in the page's memory: they outlast the way to another screen, and no reload. */
const drafts = createStore<Record<string, PictureDrafts<string>>>({});

type PictureForm<Place extends string> = {
  /** Names the form, such as `category <id>`. */
  name: string;
  /** The address of the saved picture in each place of the form. */
  saved: Record<Place, string | undefined>;
  /** Saves one place. Without a file its picture is removed. */
  save: (place: Place, file: File | undefined) => Promise<unknown>;
  /** For a failure that the service does not explain. */
  unexpected: string;
};

/**
 * The pictures of a form, of which nothing goes to the service before they are saved. The browser asks before it leaves the
 * page while some are not.
 */
export function usePictureDrafts<Place extends string>(form: PictureForm<Place>) {
  const { name, saved, unexpected } = form;
  const own: PictureDrafts<Place> = useStore(drafts)[name] ?? {};
  const places = Object.keys(saved) as Place[];
  const isChanged = Object.keys(own).length > 0;
  useWarningBeforeLeaving(useCallback(() => isChanged, [isChanged]));
  const put = (place: Place, draft: PictureDraft | undefined) => {
    const { [place]: before, ...others } = drafts.get()[name] ?? {};
    if (before && before !== 'removed') URL.revokeObjectURL(before.url);
    drafts.set({ ...drafts.get(), [name]: { ...others, ...(draft && { [place]: draft }) } });
  };
  const saving = useMutation({
    // Each picture by itself: what cannot be saved stays in the form, with the reason.
    mutationFn: async () => {
      const problems: Partial<Record<Place, string>> = {};
      for (const place of places) {
        const draft = own[place];
        if (!draft) continue;
        try {
          await form.save(place, draft === 'removed' ? undefined : draft.file);
          put(place, undefined);
        } catch (error) {
          problems[place] = reasonOf(error, unexpected);
        }
      }
      return problems;
    },
  });
  const shownIn = (place: Place) => {
    const draft = own[place];
    return draft === 'removed' ? undefined : (draft?.url ?? saved[place]);
  };
  return {
    isChanged,
    isSaving: saving.isPending,
    problems: saving.data ?? ({} as Partial<Record<Place, string>>),
    /** The addresses as they are once they are saved. */
    shown: Object.fromEntries(places.map((place) => [place, shownIn(place)])) as typeof saved,
    /** Without a file: the picture is to be removed. */
    change(place: Place, file: File | undefined): void {
      saving.reset();
      if (file) put(place, { file, url: URL.createObjectURL(file) });
      else put(place, saved[place] ? 'removed' : undefined);
    },
    /** Answers whether all are saved. */
    save: async () => Object.keys(await saving.mutateAsync()).length === 0,
    clear(): void {
      saving.reset();
      for (const place of places) put(place, undefined);
    },
  };
}
