import { useQuery, useQueryClient } from '@tanstack/react-query';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { Merge, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import { Button } from '@tv/ui/button.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import style from './category-aside.module.css';
import { categoriesInOrder, forgetOtherLists, type ManagedCategory } from './queries.ts';

type CategoryEndProps = { category: ManagedCategory; mayEnd: boolean };

/** The two ways in which a category ends: its items go to another one, or stay without it. */
export function CategoryEnd({ category, mayEnd }: CategoryEndProps) {
  const { id, name, mediaContentsCount } = category;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: all = [] } = useQuery(categoriesInOrder());
  const mergeButton = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [asks, setAsks] = useState<'target' | 'delete' | { into: ManagedCategory }>();
  const into = typeof asks === 'object' ? asks.into : undefined;
  const close = () => setAsks(undefined);
  const end = async () => {
    await attempt(async () => {
      if (into)
        await call('POST /Management/Categories/:id/Merges', { params: { id }, body: { intoId: into.id } });
      else await call('DELETE /Management/Categories/:id', { params: { id } });
      toast(into ? text.merged(name, into.name) : text.deleted(name));
      void navigate(
        into
          ? studioPath('organization/categories/:id', { id: into.id })
          : studioPath('organization/categories'),
        { replace: true },
      );
      forgetOtherLists(queryClient);
      void queryClient.invalidateQueries({ queryKey: categoriesInOrder().queryKey });
    }, text.unexpected);
    // The dialog closes in either case.
    return true;
  };
  const sought = typed.trim().toLocaleLowerCase();
  const others = all.filter((each) => each.id !== id && each.name.toLocaleLowerCase().includes(sought));
  return (
    <section className={style.part} aria-labelledby="end">
      <h2 id="end" className={style.title}>
        {text.mergeOrDelete}
      </h2>
      {!mayEnd && <p className={style.help}>{text.forAdmins}</p>}
      {mayEnd && (
        <>
          <p className={style.help}>{text.mergeText}</p>
          <Button
            ref={mergeButton}
            size="small"
            icon={<Merge />}
            aria-haspopup="dialog"
            aria-expanded={asks === 'target'}
            aria-disabled={all.length < 2}
            onClick={() => all.length > 1 && setAsks('target')}
          >
            {text.merge}
          </Button>
          <p className={style.help}>{text.deleteText}</p>
          <Button size="small" icon={<Trash2 />} onClick={() => setAsks('delete')}>
            {text.deleteCategory}
          </Button>
        </>
      )}
      {asks === 'target' && (
        <Picker
          label={text.mergeInto(name)}
          trigger={mergeButton}
          search={{ label: text.find, value: typed, onChange: setTyped }}
          options={others.map((each) => ({
            value: each.id,
            text: each.name,
            hint: counts.items(each.mediaContentsCount),
          }))}
          onChoose={(chosen) => {
            const other = others.find((each) => each.id === chosen);
            if (other) setTimeout(() => setAsks({ into: other }));
          }}
          onClose={close}
          note={others.length === 0 ? text.notFound : undefined}
        />
      )}
      <ConfirmDialog
        isOpen={into !== undefined || asks === 'delete'}
        title={into ? text.mergeInto(name) : text.deleteCategory}
        text={
          into ? text.mergeSure(name, into.name, counts.items(mediaContentsCount)) : text.deleteSure(name)
        }
        confirm={into ? text.mergeNow : text.deleteNow}
        onConfirm={end}
        onClose={close}
      />
    </section>
  );
}
