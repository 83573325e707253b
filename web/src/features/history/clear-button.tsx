import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/history.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';

/** Clears the history, once the person has confirmed it. */
export function ClearButton({ isEmpty }: { isEmpty: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const clearing = useMutation({
    mutationFn: () => call('DELETE /WatchedTimestamps/Flush'),
    onSuccess: () => {
      // How far anything was watched is shown on every screen.
      void queryClient.invalidateQueries();
      close();
      toast(text.cleared);
    },
    onError: () => toast(text.couldNotClear),
  });
  return (
    <>
      <Button
        look="neutral"
        icon={<Trash2 aria-hidden="true" />}
        aria-haspopup="dialog"
        // Not `disabled`: the focus comes back here from the dialog.
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && setAsking(true)}
      >
        {text.clear}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={text.clearQuestion}>
        <p>{text.clearText}</p>
        <DialogActions>
          <Button onClick={close}>{actions.cancel}</Button>
          <Button
            look="danger"
            aria-disabled={clearing.isPending}
            onClick={() => clearing.isPending || clearing.mutate()}
          >
            {text.clear}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
