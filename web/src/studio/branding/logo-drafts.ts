import { type LogoBackground, logoBackgrounds } from '@tv/contract/logos';
import type { ManagedOrganization } from '@tv/contract/organization';
import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/state/store.ts';
import type { Logos } from '../../ui/mark.tsx';

/** A picture that was chosen, at its address in this page; or the logo is to be removed. */
type LogoDraft = { file: File; url: string } | 'removed';
export type LogoDrafts = Partial<Record<LogoBackground, LogoDraft>>;

/** By organization. Files stay in the page's memory: they outlast the way to another screen, and no reload. */
const drafts = createStore<Record<string, LogoDrafts>>({});

/** Logos of an organization that are not saved yet. The browser asks before it leaves the page while there are some. */
export function useLogoDrafts({ id, logoUrl, logoDarkUrl }: ManagedOrganization) {
  const own = useStore(drafts)[id] ?? {};
  const isChanged = Object.keys(own).length > 0;
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const put = (background: LogoBackground, draft: LogoDraft | undefined) => {
    const { [background]: before, ...others } = drafts.get()[id] ?? {};
    if (before && before !== 'removed') URL.revokeObjectURL(before.url);
    drafts.set({ ...drafts.get(), [id]: { ...others, ...(draft && { [background]: draft }) } });
  };
  const saved = { light: logoUrl, dark: logoDarkUrl };
  return {
    drafts: own,
    isChanged,
    /** As they are once they are saved. */
    logos: { logoUrl: shown(own.light, logoUrl), logoDarkUrl: shown(own.dark, logoDarkUrl) } satisfies Logos,
    choose: (background: LogoBackground, file: File) =>
      put(background, { file, url: URL.createObjectURL(file) }),
    remove: (background: LogoBackground) => put(background, saved[background] ? 'removed' : undefined),
    forget: (background: LogoBackground) => put(background, undefined),
    clear: () => {
      for (const background of logoBackgrounds) put(background, undefined);
    },
  };
}

const shown = (draft: LogoDraft | undefined, saved: string | undefined) =>
  draft === 'removed' ? undefined : (draft?.url ?? saved);
