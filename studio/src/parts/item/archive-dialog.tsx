import { useQuery } from '@tanstack/react-query';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { call } from '@tv/client/lib/api/call.ts';
import { byteSize } from '@tv/strings/en/locale.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/item/archive.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { reasonWords } from '../problems/reason-words.ts';

type ArchiveDialogProps = {
  /** None: the dialog is closed. */
  items: readonly ManagedMediaContent[];
  onClose: () => void;
  /** Takes those that can be archived. */
  onArchive: (items: readonly ManagedMediaContent[]) => void;
};

/** Says what archiving items saves, and which of them cannot be archived and why, before it is done. */
export const ArchiveDialog = (props: ArchiveDialogProps) => (
  <Dialog
    isOpen={props.items.length > 0}
    onClose={props.onClose}
    title={text.title(props.items.length)}
    look="wide"
  >
    <ArchiveForm {...props} />
  </Dialog>
);

function ArchiveForm({ items, onClose, onArchive }: ArchiveDialogProps) {
  const ids = items.map(({ id }) => id);
  const { data, error, refetch } = useQuery({
    queryKey: ['archive-previews', ids],
    queryFn: () => call('POST /Management/MediaContents/ArchivePreviews', { body: { ids } }),
    enabled: ids.length > 0,
    gcTime: 0,
  });
  const refused = (data ?? []).filter(({ problem }) => problem);
  const possible = items.filter(({ id }) => !refused.some((each) => each.id === id));
  const saved = (data ?? []).reduce((sum, { savedBytes }) => sum + savedBytes, 0);
  const former = (data ?? []).reduce((sum, { formerVersions }) => sum + formerVersions, 0);
  const isReady = data !== undefined && possible.length > 0;
  const archive = () => {
    if (!isReady) return;
    onClose();
    onArchive(possible);
  };
  return (
    <DialogForm onSubmit={archive}>
      <p>{text.help}</p>
      {error && !data && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      <p role="status">
        {data && possible.length > 0 && text.saves(byteSize(saved))}
        {!data && !error && text.counting}
      </p>
      {former > 0 && <p>{text.formerVersions(former)}</p>}
      {refused.length > 0 && <p>{text.cannot(refused.length)}</p>}
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, 20).map(({ id, title = '', problem }) => (
            <li key={id}>
              <bdi>{title}</bdi>: {reasonWords(problem!)}
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!isReady}>
          {text.archive}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
