import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FolderOpen, ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { call } from '../../lib/api/call.ts';
import * as text from '../../strings/en/studio-categories.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { bytesOf } from '../ui/bytes-of.ts';
import { reasonOf } from '../ui/reason-of.ts';
import { FileInput, pictures } from '../ui/file-input.tsx';
import style from './category-aside.module.css';
import { putCategory, type ManagedCategory } from './queries.ts';

/** The picture of a category, changed at once. */
export function CategoryCover({ category }: { category: ManagedCategory }) {
  const { id, name, coverUrl } = category;
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
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
        <Button
          size="small"
          icon={<ImageUp />}
          aria-disabled={changing.isPending}
          onClick={() => input.current?.click()}
        >
          {text.chooseCover}
        </Button>
        {coverUrl && (
          <Button size="small" look="neutral" icon={<Trash2 />} onClick={() => changing.mutate(undefined)}>
            {text.removeCover}
          </Button>
        )}
      </div>
      <FileInput ref={input} accept={pictures} onChoose={([file]) => changing.mutate(file)} />
      <p className={problem ? field.error : style.help} role={problem ? 'alert' : undefined}>
        {problem ?? text.coverHelp}
      </p>
    </section>
  );
}
