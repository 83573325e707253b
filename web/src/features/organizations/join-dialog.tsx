import { useState, type SubmitEvent } from 'react';
import { enterOrganization } from '../../lib/current-user.ts';
import { toastUnexpectedError } from '../../lib/unexpected-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import style from './join-dialog.module.css';
import { OrganizationChoice } from './organization-choice.tsx';

type JoinDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Chosen already: the one that a call was refused for. */
  organizationId: string | undefined;
};

/** Where a provider admin joins an organization of somebody else's. */
export const JoinDialog = ({ isOpen, onClose, organizationId }: JoinDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Join organization" look="sheet">
    <Joining key={organizationId} wanted={organizationId} onClose={onClose} />
  </Dialog>
);

function Joining({ wanted, onClose }: { wanted: string | undefined; onClose: () => void }) {
  const [chosen, setChosen] = useState(wanted);
  const [isRunning, setRunning] = useState(false);
  const join = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen || isRunning) return;
    setRunning(true);
    try {
      await enterOrganization(chosen);
      location.assign('/');
    } catch {
      setRunning(false);
      toastUnexpectedError();
    }
  };
  return (
    <form className={style.form} onSubmit={(event) => void join(event)}>
      <p className={style.text}>
        {wanted
          ? 'What you opened belongs to an organization that you are not in now.'
          : 'You become a member of the organization and enter it.'}
      </p>
      <OrganizationChoice chosen={chosen} wanted={wanted} onChoose={setChosen} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" disabled={!chosen || isRunning}>
          {isRunning ? 'Joining…' : 'Join'}
        </Button>
      </DialogActions>
    </form>
  );
}
