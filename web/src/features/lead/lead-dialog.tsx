import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { LeadForm } from './lead-form.tsx';
import type { Lead, LeadTarget } from './lead.ts';
import * as text from '@tv/strings/en/registration/lead.ts';

type LeadDialogProps = { isOpen: boolean; onClose: () => void; target: LeadTarget };

/** Where a visitor asks an organization for contact. */
export const LeadDialog = ({ isOpen, onClose, target }: LeadDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.title} look="sheet">
    <Asking target={target} onClose={onClose} />
  </Dialog>
);

function Asking({ target, onClose }: { target: LeadTarget; onClose: () => void }) {
  const sending = useMutation({ mutationFn: (lead: Lead) => send(target, lead) });
  if (sending.isSuccess) return <Sent email={sending.variables.email} onClose={onClose} />;
  // A failure says nothing but how long to wait; the form stays, with its check to be repeated.
  return <LeadForm isSending={sending.isPending} failure={sending.error} onSend={sending.mutate} />;
}

const send = ({ organizationId, categoryId }: LeadTarget, body: Lead) =>
  categoryId
    ? call('POST /Categories/:id/LeadGenerationFormInputData', { params: { id: categoryId }, body })
    : call('POST /Organizations/:id/LeadGenerationFormInputData', { params: { id: organizationId }, body });

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status">
      <Notice
        as="p"
        size="small"
        icon={<MailCheck />}
        title={text.thankYou}
        text={text.confirmationSent(email)}
      >
        <Button ref={button} look="primary" onClick={onClose}>
          {text.goOn}
        </Button>
      </Notice>
    </div>
  );
}
