import { useStore } from '@tv/client/lib/state/store.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { failures } from './change-items.ts';
import style from './failures-dialog.module.css';

/** Which items a change did not reach, and why. */
export function FailuresDialog() {
  const failed = useStore(failures);
  const close = () => failures.set([]);
  return (
    <Dialog isOpen={failed.length > 0} onClose={close} title={text.failed(failed.length)} look="wide">
      <ul className={style.list}>
        {failed.map(({ id, title, reason }) => (
          <li key={id}>
            <p className={style.title}>{title}</p>
            <p className={style.reason}>{reason}</p>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button look="primary" onClick={close}>
          {actions.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
