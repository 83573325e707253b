import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { call } from '../../lib/api/call.ts';
import * as text from '../../strings/en/studio-categories.ts';
import field from '../../ui/field.module.css';
import { bytesOf } from '../ui/bytes-of.ts';
import { reasonOf } from '../ui/reason-of.ts';
import { PictureButtons } from '../ui/picture-buttons.tsx';
import style from './category-aside.module.css';
import { putCategory, type ManagedCategory } from './queries.ts';

/** The picture of a category, changed at once. */
export function CategoryCover({ category }: { category: ManagedCategory }) {
  const { id, name, coverUrl } = category;
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: async (file: File | undefined): Promise<ManagedCategory> =>
      file
        ? call('PUT /Management/Categories/:id/Cover', { params: { id }, ...bytesOf(file) })
        : call('DELETE /Management/Categories/:id/Cover', { params: { id } }),
    onSuccess: (changed) => putCategory(queryClient, changed),
  });
  const problem = changing.error && reasonOf(changing.error, text.unexpected);
  return (
    <section className={style.part} aria-labelledby="cover">
      <h2 id="cover" className={style.title}>
        {text.cover}
      </h2>
      <div className={style.cover}>
        {coverUrl ? <img src={coverUrl} alt={text.coverOf(name)} /> : <FolderOpen aria-hidden="true" />}
      </div>
      <div className={style.buttons}>
        <PictureButtons
          choose={text.chooseCover}
          remove={coverUrl && text.removeCover}
          isBusy={changing.isPending}
          onChange={changing.mutate}
        />
      </div>
      <p className={problem ? field.error : style.help} role={problem ? 'alert' : undefined}>
        {problem ?? text.coverHelp}
      </p>
    </section>
  );
}
