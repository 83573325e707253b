import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { toast } from '../../lib/layout/toasts.ts';
import { reloadManagedContents } from '../../lib/media-contents/managed.ts';
import * as text from '../../strings/en/studio-upload.ts';
import { Button } from '../../ui/button.tsx';
import type { ItemSaver } from '../ui/item/item-saver.ts';
import { reasonOf, ToldError } from '../ui/reason-of.ts';
import { refreshItem } from './save-form.ts';

/** Publishes the item that a file has become, once all that was typed is saved. Where a review is asked the service says so. */
export function PublishButton({ id, saver }: { id: string; saver: ItemSaver }) {
  const publishing = useMutation({
    mutationFn: async () => {
      if (!(await saver.save())) throw new ToldError(text.notSaved);
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
