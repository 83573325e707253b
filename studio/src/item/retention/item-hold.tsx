import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Role } from '@tv/contract/enumerations';
import { itemLimits } from '@tv/contract/limits/item-limits';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { hasAtLeast } from '@tv/contract/people/roles';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { keptBy } from '../../parts/retention/kept-by.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/item/hold.ts';
import * as words from '@tv/strings/en/studio/item/item.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import field from '@tv/ui/forms/field.module.css';
import { itemHistory, managedItem } from '../../parts/item/queries.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';

/** What keeps an item from being changed. Admins place its own hold here, and lift it. */
export function ItemHold({ item }: { item: ManagedMediaContent }) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const { id, legalHold } = item;
  const changing = useMutation({
    mutationFn: (reason: string | undefined) =>
      reason === undefined
        ? call('DELETE /Management/MediaContents/:id/LegalHold', { params: { id } })
        : call('PUT /Management/MediaContents/:id/LegalHold', { params: { id }, body: { reason } }),
    onSuccess: (_, reason) => {
      void reloadManagedContents();
      void queryClient.invalidateQueries({ queryKey: managedItem(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: itemHistory(id).queryKey });
      toast(reason === undefined ? text.lifted : text.placed);
      setAsking(false);
    },
  });
  const problem = changing.error && reasonOf(changing.error, words.unexpected);
  const isAdmin = user !== undefined && hasAtLeast(user.role, Role.Admin);
  if (!legalHold && !isAdmin) return null;
  return (
    <section aria-label={text.legalHold}>
      {legalHold && <p role="note">{keptBy(legalHold)}</p>}
      {isAdmin && legalHold?.kind !== 'category' && legalHold?.kind !== 'manager' && (
        <div>
          <Button
            size="small"
            icon={<Scale />}
            aria-disabled={changing.isPending}
            onClick={() => (legalHold ? changing.mutate(undefined) : setAsking(true))}
          >
            {legalHold ? text.lift : text.place}
          </Button>
        </div>
      )}
      {problem && !isAsking && (
        <p className={field.error} role="alert">
          {problem}
        </p>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={text.place}>
        <ReasonForm
          problem={problem || undefined}
          isSending={changing.isPending}
          onCancel={() => setAsking(false)}
          onGiven={(reason) => changing.mutate(reason)}
        />
      </Dialog>
    </section>
  );
}

type ReasonFormProps = {
  problem: string | undefined;
  isSending: boolean;
  onCancel: () => void;
  onGiven: (reason: string) => void;
};

function ReasonForm({ problem, isSending, onCancel, onGiven }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const isGiven = reason.trim() !== '';
  return (
    <DialogForm
      onSubmit={() => {
        if (isGiven && !isSending) onGiven(reason.trim());
      }}
    >
      <p>{text.help}</p>
      <TextField
        label={text.reason}
        value={reason}
        help={text.reasonHelp}
        maxLength={itemLimits.holdReason}
        onChange={setReason}
      />
      {problem && (
        <p className={field.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!isGiven || isSending}>
          {text.place}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
