import { useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/audience.ts';
import { Button } from '@tv/ui/button.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import style from './category-aside.module.css';
import { forgetOtherLists, type ManagedCategory } from './queries.ts';

type Preview = { itemsCount: number; publicCount: number };

const whatChanges = ({ itemsCount, publicCount }: Preview): string =>
  [text.applySure(itemsCount), publicCount > 0 && text.publicStays(publicCount)].filter(Boolean).join(' ');

/** Gives the items of a category its default audience, after saying how many it changes. */
export function CategoryAudience({ category: { id, defaults } }: { category: ManagedCategory }) {
  const queryClient = useQueryClient();
  const [preview, setPreview] = useState<Preview>();
  if (!defaults.audience) return null;
  const params = { id };
  const ask = () =>
    attempt(async () => {
      const found = await call('GET /Management/Categories/:id/AudienceChanges', { params });
      if (found.itemsCount === 0) toast(text.nothingToApply);
      else setPreview(found);
    }, text.unexpected);
  const apply = () =>
    attempt(async () => {
      let [changed, remaining] = [0, 1];
      while (remaining > 0) {
        const step = await call('POST /Management/Categories/:id/AudienceChanges', { params });
        changed += step.changedCount;
        // A step that changes nothing would go on for ever.
        remaining = step.changedCount > 0 ? step.remainingCount : 0;
      }
      toast(text.applied(changed));
      forgetOtherLists(queryClient);
    }, text.unexpected);
  return (
    <section className={style.part} aria-labelledby="audience">
      <h2 id="audience" className={style.title}>
        {text.applyTitle}
      </h2>
      <p className={style.help}>{text.applyText}</p>
      <Button size="small" icon={<UsersRound />} onClick={() => void ask()}>
        {text.apply}
      </Button>
      <ConfirmDialog
        isOpen={preview !== undefined}
        title={text.applyTitle}
        text={preview ? whatChanges(preview) : ''}
        confirm={text.apply}
        onConfirm={apply}
        onClose={() => setPreview(undefined)}
      />
    </section>
  );
}
