import { useState, type SubmitEvent } from 'react';
import { enterOrganization } from '@tv/client/lib/session/current-user.ts';
import { toastUnexpectedError } from '@tv/client/lib/support/unexpected-error.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import style from './join-dialog.module.css';
import { OrganizationChoice } from './organization-choice.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/registration/join.ts';

type JoinDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Chosen already: the one that a call was refused for. */
  organizationId: string | undefined;
};

/** Where a provider admin joins an organization of somebody else's. */
export const JoinDialog = ({ isOpen, onClose, organizationId }: JoinDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.title} look="sheet">
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
      <p className={style.text}>{wanted ? text.belongsElsewhere : text.becomeMember}</p>
      <OrganizationChoice chosen={chosen} wanted={wanted} onChoose={setChosen} />
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" disabled={!chosen || isRunning}>
          {isRunning ? text.joining : text.join}
        </Button>
      </DialogActions>
    </form>
  );
}
