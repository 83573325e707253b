import { useMutation } from '@tanstack/react-query';
import type { Body } from '@tv/contract/calls/api';
import { Role } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { InvitationOutcome } from '@tv/contract/people/people';
import { rightIncludedFrom } from '@tv/contract/people/rights';
import { hasAtLeast } from '@tv/contract/people/roles';
import { useMemo, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { WrongLines } from './invite-lines.tsx';
import { InviteSummary } from './invite-summary.tsx';
import { reloadInvitations } from './queries.ts';
import { readAddresses } from './read-addresses.ts';
import { RoleField } from './role-field.tsx';
import { apart } from '@tv/strings/en/locale.ts';

type InviteDialogProps = { isOpen: boolean; onClose: () => void };

/** Invites many people by their pasted addresses, and tells what became of each. */
export const InviteDialog = ({ isOpen, onClose }: InviteDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.invite} look="wide">
    <Invite onClose={onClose} />
  </Dialog>
);

/** Characters of pasted text: 200 addresses with names. */
const longestText = 40_000;

function Invite({ onClose }: { onClose: () => void }) {
  const [pasted, paste] = useState('');
  const [role, setRole] = useState<Role>(Role.Viewer);
  const [mayReview, setMayReview] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = useMemo(() => readAddresses(pasted), [pasted]);
  const isReviewIncluded = hasAtLeast(role, rightIncludedFrom.mayReview);
  const sending = useMutation({
    mutationFn: (emails: readonly string[]) =>
      sendInvitations(emails, { role, ...(!isReviewIncluded && { mayReview }) }),
    onSettled: reloadInvitations,
  });
  const count = read.addresses.length;
  if (sending.data)
    return (
      <InviteSummary
        outcomes={sending.data}
        wrong={read.wrong}
        onAgain={(emails) => {
          paste(emails.join('\n'));
          sending.reset();
        }}
        onClose={onClose}
      />
    );
  return (
    <DialogForm
      onSubmit={() => {
        const wrong = problemOf(count);
        setProblem(wrong);
        if (!wrong && !sending.isPending) sending.mutate(read.addresses);
      }}
    >
      <TextField
        label={text.addresses}
        value={pasted}
        onChange={(typed) => {
          setProblem(undefined);
          paste(typed);
        }}
        help={text.addressesHelp}
        error={problem}
        maxLength={longestText}
        lines={7}
        note={noteOf(count, read.repeated)}
      />
      {read.wrong.length > 0 && <WrongLines lines={read.wrong} />}
      <RoleField value={role} onChange={setRole} />
      {!isReviewIncluded && (
        <Switch label={text.reviewLabel} help={text.reviewHelp} isOn={mayReview} onChange={setMayReview} />
      )}
      {sending.error && (
        <p className={field.error} role="alert">
          {reasonOf(sending.error, text.unexpected)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={sending.isPending}>
          {sending.isPending ? text.inviting : count > 0 ? text.inviteCount(count) : text.invite}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

const problemOf = (count: number) =>
  count === 0
    ? text.noAddresses
    : count > limits.invitedAddresses
      ? text.tooMany(count, limits.invitedAddresses)
      : undefined;

const noteOf = (count: number, repeated: number) =>
  [count > 0 && text.found(count), repeated > 0 && text.repeated(repeated)]
    .filter(Boolean)
    .map(apart)
    .join(' · ');

/** Milliseconds for one call. The service answers within its own limit and says which addresses it did not try. */
const timeLimit = 30_000;

/** Invites all of them. What the service had no time for is asked again, as long as each call gets further. */
async function sendInvitations(
  emails: readonly string[],
  given: Omit<Body<'POST /Management/Invitations/Batch'>, 'emails'>,
): Promise<InvitationOutcome[]> {
  const outcomes = new Map<string, InvitationOutcome>();
  let left = [...emails];
  while (left.length > 0) {
    const answered = await call('POST /Management/Invitations/Batch', {
      body: { emails: left, ...given },
      timeLimit,
    });
    for (const outcome of answered) outcomes.set(outcome.email, outcome);
    const next = answered.filter(({ problem }) => problem?.status === 503).map(({ email }) => email);
    if (next.length >= left.length) break;
    left = next;
  }
  return [...outcomes.values()];
}
