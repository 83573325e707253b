import { useMutation } from '@tanstack/react-query';
import type { AddedMembers } from '@tv/contract/people/groups';
import { groupLimits } from '@tv/contract/limits/group-limits';
import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/organization/groups.ts';
import * as people from '@tv/strings/en/studio/organization/people.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { WrongLines } from '../invite-lines.tsx';
import { readAddresses } from '../read-addresses.ts';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import style from './groups.module.css';
import { reloadGroups } from './queries.ts';
import { apart } from '@tv/strings/en/locale.ts';

type AddAddressesProps = { groupId: string; onClose: () => void };

/** Adds many people to a group by their pasted addresses, and tells which ones are nobody's. */
export const AddAddressesDialog = ({ isOpen, ...rest }: AddAddressesProps & { isOpen: boolean }) => (
  <Dialog isOpen={isOpen} onClose={rest.onClose} title={text.pasteAddresses} look="wide">
    {isOpen && <AddAddresses {...rest} />}
  </Dialog>
);

/** Characters of pasted text: 10,000 addresses with names. */
const longestText = 1_000_000;
/** Milliseconds for 10,000 addresses. */
const timeLimit = 60_000;

function AddAddresses({ groupId, onClose }: AddAddressesProps) {
  const [pasted, paste] = useState('');
  const [problem, setProblem] = useState<string>();
  const read = useMemo(() => readAddresses(pasted), [pasted]);
  const count = read.addresses.length;
  const adding = useMutation({
    mutationFn: (emails: string[]) =>
      call('POST /Management/Groups/:id/Members', { params: { id: groupId }, body: { emails }, timeLimit }),
    onSettled: () => reloadGroups(),
  });
  if (adding.data) return <Outcome outcome={adding.data} onClose={onClose} />;
  return (
    <DialogForm
      onSubmit={() => {
        const wrong =
          count === 0
            ? people.noAddresses
            : count > groupLimits.addedMembers
              ? people.tooMany(count, groupLimits.addedMembers)
              : undefined;
        setProblem(wrong);
        if (!wrong && !adding.isPending) adding.mutate(read.addresses);
      }}
    >
      <TextField
        label={text.addresses}
        value={pasted}
        onChange={(typed) => {
          setProblem(undefined);
          paste(typed);
        }}
        help={text.addressesHelp(groupLimits.addedMembers)}
        error={problem}
        maxLength={longestText}
        lines={7}
        note={count > 0 && people.found(count)}
      />
      {read.wrong.length > 0 && <WrongLines lines={read.wrong} />}
      {adding.error && (
        <p className={field.error} role="alert">
          {reasonOf(adding.error, text.unexpected)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={adding.isPending}>
          {adding.isPending ? text.adding : count > 0 ? text.addCount(count) : text.add}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

/** Addresses that are shown at a time. */
const shownAddresses = 100;

function Outcome({ outcome, onClose }: { outcome: AddedMembers; onClose: () => void }) {
  const { addedCount, presentCount, unknown } = outcome;
  return (
    <div className={style.outcome}>
      <p role="status">
        {[text.addedCount(addedCount), presentCount > 0 && text.presentCount(presentCount)]
          .filter(Boolean)
          .map(apart)
          .join(' · ')}
      </p>
      {unknown.length > 0 && (
        <>
          <p className={style.warning}>{text.unknown(unknown.length)}</p>
          {/* Its lines are scrolled to by keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className={style.unknown} tabIndex={0} aria-label={text.unknown(unknown.length)}>
            {unknown.slice(0, shownAddresses).map((email) => (
              <li key={email}>{email}</li>
            ))}
            {unknown.length > shownAddresses && <li>{people.andMore(unknown.length - shownAddresses)}</li>}
          </ul>
          <p className={style.source}>{text.unknownHelp}</p>
        </>
      )}
      <DialogActions>
        {unknown.length > 0 && (
          <Button
            icon={<Copy />}
            onClick={() =>
              void copyText(unknown.join('\n'), { copied: people.copied, notCopied: people.notCopied })
            }
          >
            {text.copyUnknown}
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          {actions.close}
        </Button>
      </DialogActions>
    </div>
  );
}
