import type { InvitationOutcome } from '@tv/contract/people/people';
import { Check, Clock3, TriangleAlert, UserCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { Button } from '@tv/ui/button.tsx';
import { DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { WrongLines } from './invite-lines.tsx';
import style from './invite-dialog.module.css';
import { reasonWords } from '../parts/problems/reason-words.ts';
import type { WrongLine } from './read-addresses.ts';

type InviteSummaryProps = {
  outcomes: readonly InvitationOutcome[];
  wrong: readonly WrongLine[];
  /** Goes back to the form with these addresses; none: an empty form. */
  onAgain: (emails: readonly string[]) => void;
  onClose: () => void;
};

const groups: { outcome: InvitationOutcome['outcome']; icon: ReactNode }[] = [
  { outcome: 'invited', icon: <Check /> },
  { outcome: 'changed', icon: <Check /> },
  { outcome: 'open', icon: <Clock3 /> },
  { outcome: 'member', icon: <UserCheck /> },
  { outcome: 'failed', icon: <TriangleAlert /> },
];

/** What became of the addresses. */
export function InviteSummary({ outcomes, wrong, onAgain, onClose }: InviteSummaryProps) {
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={style.form}>
      <ul className={style.groups}>
        {groups.map(({ outcome, icon }) => {
          const count = outcomes.filter((each) => each.outcome === outcome).length;
          if (count === 0) return null;
          return (
            <li key={outcome} className={outcome === 'failed' ? style.failed : undefined}>
              {icon}
              {text.outcomes[outcome](count)}
            </li>
          );
        })}
      </ul>
      {failed.length > 0 && (
        <ul className={style.lines}>
          {failed.map(({ email, problem }) => (
            <li key={email}>
              <span className={style.written}>{email}</span>
              {': '}
              {problem && reasonWords(problem)}
            </li>
          ))}
        </ul>
      )}
      {wrong.length > 0 && <WrongLines lines={wrong} />}
      <DialogActions>
        {failed.length > 0 ? (
          <Button onClick={() => onAgain(failed.map(({ email }) => email))}>{text.tryFailed}</Button>
        ) : (
          <Button onClick={() => onAgain([])}>{text.inviteMore}</Button>
        )}
        <Button ref={done} look="primary" onClick={onClose}>
          {text.done}
        </Button>
      </DialogActions>
    </div>
  );
}
