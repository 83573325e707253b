import { useMutation } from '@tanstack/react-query';
import { type LogoBackground, logoBackgrounds } from '@tv/contract/logos';
import { call } from '../../lib/api/call.ts';
import * as text from '../../strings/en/studio-branding.ts';
import { bytesOf } from '../ui/bytes-of.ts';
import { reasonOf } from '../ui/reason-of.ts';
import type { LogoDrafts } from './logo-drafts.ts';

/** Saves logos, each by itself: what cannot be saved stays in the form, with the reason. Answers whether all are saved. */
export function useLogoSaving(drafts: LogoDrafts, onSaved: (background: LogoBackground) => void) {
  const saving = useMutation({
    mutationFn: async () => {
      const problems: Partial<Record<LogoBackground, string>> = {};
      for (const background of logoBackgrounds) {
        const draft = drafts[background];
        if (!draft) continue;
        const query = { background };
        try {
          if (draft === 'removed') await call('DELETE /Management/Organization/Logo', { query });
          else await call('PUT /Management/Organization/Logo', { query, ...bytesOf(draft.file) });
          onSaved(background);
        } catch (error) {
          problems[background] = reasonOf(error, text.unexpected);
        }
      }
      return problems;
    },
  });
  return {
    save: async () => Object.keys(await saving.mutateAsync()).length === 0,
    isSaving: saving.isPending,
    problems: saving.data ?? {},
    reset: saving.reset,
  };
}
