import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as text from '../../strings/en/studio-upload.ts';
import { Button } from '../../ui/button.tsx';
import { reasonOf } from '../ui/reason-of.ts';
import { saveForm } from './save-form.ts';
import type { UploadEntry } from './upload-entry.ts';
import { changeUpload } from './upload-store.ts';

/** Publishes the item that a file has become. Where a review is asked the service says so. */
export function PublishButton({ entry: { id, mediaContentId, form } }: { entry: UploadEntry }) {
  const publishing = useMutation({
    mutationFn: async () => {
      await saveForm(id);
      await call('POST /Management/MediaContents/:id/Publications', { params: { id: mediaContentId! } });
    },
    onSuccess: () => {
      const published = { ...form, isPublished: true };
      changeUpload(id, { form: published, savedForm: published });
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  if (form.isPublished) return <p>{text.published}</p>;
  return (
    <Button look="primary" aria-disabled={publishing.isPending} onClick={() => publishing.mutate()}>
      {text.publish}
    </Button>
  );
}
