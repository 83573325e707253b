import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DirectoryToken } from '@tv/contract/sign-in/directory';
import { limits } from '@tv/contract/limits/limits';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/organization/access.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import { TextDialogForm } from '@tv/ui/dialogs/text-dialog-form.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import style from '@tv/ui/page-section.module.css';
import { DirectoryGroups } from './directory-groups.tsx';
import { directoryTokens } from './queries.ts';

/** Tokens of the organization's directory, and the roles of its groups. */
export function DirectorySection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = directoryTokens(organizationId);
  const { data: tokens, error, refetch } = useQuery(question);
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<DirectoryToken>();
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const isFull = (tokens?.length ?? 0) >= limits.directoryTokens;
  const revoke = async () => {
    if (!revoking) return false;
    const isDone = await attempt(
      () => call('DELETE /Management/DirectoryTokens/:id', { params: { id: revoking.id } }),
      text.unexpected,
    );
    reload();
    return isDone;
  };
  return (
    <PageSection
      title={text.directory}
      text={text.directoryText}
      action={
        <Button
          size="small"
          icon={<Plus />}
          aria-disabled={isFull}
          onClick={() => (isFull ? toast(text.mostTokens(limits.directoryTokens)) : setMaking(true))}
        >
          {text.newToken}
        </Button>
      }
    >
      {error && !tokens && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !tokens && <LinesSkeleton count={1} />}
      {tokens?.length === 0 && <p className={style.detail}>{text.noTokens}</p>}
      <ul className={style.list}>
        {tokens?.map((token) => (
          <li key={token.id} className={style.line}>
            <div className={style.facts}>
              <p className={style.name} dir="auto">
                {token.name}
              </p>
              <p className={style.detail}>
                {text.made(agoWords(token.createdDate))}
                {' · '}
                {token.usedDate ? text.used(agoWords(token.usedDate)) : text.neverUsed}
              </p>
            </div>
            <Button size="small" look="neutral" onClick={() => setRevoking(token)}>
              {text.revoke}
              <span className="visually-hidden">: {token.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DirectoryGroups organizationId={organizationId} />
      <Dialog isOpen={isMaking} onClose={() => setMaking(false)} title={text.newToken} look="wide">
        <NewToken onMade={reload} onClose={() => setMaking(false)} />
      </Dialog>
      <ConfirmDialog
        isOpen={revoking !== undefined}
        title={text.revoke}
        text={revoking ? text.revokeText(revoking.name) : ''}
        confirm={text.revoke}
        onConfirm={revoke}
        onClose={() => setRevoking(undefined)}
      />
    </PageSection>
  );
}

function NewToken({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const making = useMutation({
    mutationFn: (name: string) => call('POST /Management/DirectoryTokens', { body: { name } }),
    onSuccess: onMade,
    // The token is in memory for as long as it is shown.
    gcTime: 0,
  });
  if (making.data)
    return (
      <SecretOnce
        label={text.token}
        help={text.tokenOnce}
        secret={making.data.token}
        beside={{ label: text.address, value: making.data.address }}
        onDone={onClose}
      />
    );
  return (
    <TextDialogForm
      label={text.tokenName}
      help={text.tokenNameHelp}
      maxLength={nameLimits.directoryToken}
      submit={text.create}
      isSending={making.isPending}
      error={making.error ? reasonOf(making.error, text.unexpected) : undefined}
      onSubmit={making.mutate}
      onCancel={onClose}
    />
  );
}
