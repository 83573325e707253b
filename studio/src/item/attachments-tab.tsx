import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, FileUp, Paperclip, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { byteSize } from '@tv/strings/en/locale.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { FileInput } from '@tv/ui/forms/file-input.tsx';
import style from './attachments-tab.module.css';
import { bytesOf } from '../parts/bytes-of.ts';
import { itemAttachments } from './queries.ts';

type AttachmentsTabProps = { id: string; mayEdit: boolean };

/** The files that come with an item: added, replaced by one of the same name, ordered, removed. */
export function AttachmentsTab({ id, mayEdit }: AttachmentsTabProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { data: attachments = [], isPending } = useQuery(itemAttachments(id));
  const { queryKey } = itemAttachments(id);
  const changing = useMutation({
    mutationFn: async (work: () => Promise<unknown>) => work(),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  const add = (files: readonly File[]) =>
    changing.mutate(async () => {
      for (const file of files)
        await call('POST /Management/MediaContents/:id/Attachments', {
          params: { id },
          query: { fileName: file.name },
          ...bytesOf(file),
        });
    });
  const move = (from: number, to: number) => {
    const ids = attachments.map((attachment) => attachment.id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    changing.mutate(() =>
      call('PUT /Management/MediaContents/:id/Attachments/Order', { params: { id }, body: { ids } }),
    );
  };
  return (
    <div className={style.tab}>
      {isPending && <LinesSkeleton count={2} />}
      {!isPending && attachments.length === 0 && (
        <Notice icon={<Paperclip />} title={text.noAttachments} as="p" size="small" />
      )}
      <ol className={style.list}>
        {attachments.map(({ id: attachmentId, fileName, sizeInBytes }, index) => (
          <li key={attachmentId} className={style.line}>
            <span className={style.name} dir="auto" title={fileName}>
              {fileName}
            </span>
            <span className={style.size}>{byteSize(sizeInBytes)}</span>
            {mayEdit && (
              <>
                <IconButton
                  label={text.moveUp(fileName)}
                  size="small"
                  side="end"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={text.moveDown(fileName)}
                  size="small"
                  side="end"
                  disabled={index === attachments.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={text.removeFile(fileName)}
                  size="small"
                  side="end"
                  onClick={() =>
                    changing.mutate(() =>
                      call('DELETE /Management/MediaContents/:id/Attachments/:attachmentId', {
                        params: { id, attachmentId },
                      }),
                    )
                  }
                >
                  <Trash2 />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ol>
      {mayEdit && (
        <>
          <Button icon={<FileUp />} aria-disabled={changing.isPending} onClick={() => input.current?.click()}>
            {text.addFiles}
          </Button>
          <FileInput ref={input} isMultiple onChoose={add} />
          <p className={style.none}>{text.attachmentsHelp}</p>
        </>
      )}
      {changing.isPending && <p className={field.label}>{text.saving}</p>}
    </div>
  );
}
