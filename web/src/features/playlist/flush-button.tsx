import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/playlist.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { useFlushing } from './change-playlist.ts';

/** Empties the playlist, once the person has confirmed it. */
export function FlushButton({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const flushing = useFlushing(close);
  return (
    <>
      <Button
        look="neutral"
        icon={<Trash2 aria-hidden="true" />}
        aria-haspopup="dialog"
        // Not `disabled`: the focus comes back here from the dialog.
        aria-disabled={count === 0}
        onClick={() => count > 0 && setAsking(true)}
      >
        {text.emptyPlaylist}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={text.emptyQuestion}>
        <p>{text.allTakenOut(count)}</p>
        <DialogActions>
          <Button onClick={close}>{actions.cancel}</Button>
          <Button
            look="danger"
            aria-disabled={flushing.isPending}
            onClick={() => flushing.isPending || flushing.mutate()}
          >
            {text.emptyPlaylist}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
