import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationDomain } from '@tv/contract/organization/organization-domains';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/organization/access.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { TextDialogForm } from '@tv/ui/dialogs/text-dialog-form.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import style from '@tv/ui/page-section.module.css';
import { ownDomains } from './queries.ts';

/** The organization's own domains, and the record that proves each. */
export function DomainsSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = ownDomains(organizationId);
  const { data: domains, error, refetch } = useQuery(question);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<OrganizationDomain>();
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const act = async (work: () => Promise<unknown>) => {
    const isDone = await attempt(work, text.unexpected);
    reload();
    return isDone;
  };
  return (
    <PageSection
      title={text.domains}
      text={text.domainsText}
      action={
        <Button size="small" icon={<Plus />} onClick={() => setAdding(true)}>
          {text.addDomain}
        </Button>
      }
    >
      {error && !domains && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !domains && <LinesSkeleton count={1} />}
      {domains?.length === 0 && <p className={style.detail}>{text.noDomains}</p>}
      <ul className={style.list}>
        {domains?.map((each) => (
          <li key={each.id} className={style.line}>
            <div className={style.facts}>
              <p className={style.name}>{each.domain}</p>
              <p className={style.detail}>{text.states[each.state]}</p>
              {each.state === 'asked' && (
                <p className={style.detail}>
                  {text.record}: <code className={style.record}>{each.record}</code>
                </p>
              )}
            </div>
            <div className={style.buttons}>
              {each.state === 'asked' && (
                <>
                  <Button
                    size="small"
                    onClick={() =>
                      void copyText(each.record, {
                        copied: text.recordCopied,
                        notCopied: text.linkNotCopied,
                      })
                    }
                  >
                    {text.copyRecord}
                    <span className="visually-hidden">: {each.domain}</span>
                  </Button>
                  <Button
                    size="small"
                    onClick={() =>
                      void act(async () => {
                        await call('POST /Management/Domains/:id/Checks', { params: { id: each.id } });
                        toast(text.proven(each.domain));
                      })
                    }
                  >
                    {text.check}
                    <span className="visually-hidden">: {each.domain}</span>
                  </Button>
                </>
              )}
              <Button size="small" look="neutral" onClick={() => setLeaving(each)}>
                {text.giveUp}
                <span className="visually-hidden">: {each.domain}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={text.addDomain}>
        <AddDomain onAdded={reload} onClose={() => setAdding(false)} />
      </Dialog>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={text.giveUp}
        text={leaving ? text.giveUpText(leaving.domain) : ''}
        confirm={text.giveUp}
        onConfirm={async () =>
          leaving !== undefined &&
          act(() => call('DELETE /Management/Domains/:id', { params: { id: leaving.id } }))
        }
        onClose={() => setLeaving(undefined)}
      />
    </PageSection>
  );
}

function AddDomain({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const adding = useMutation({
    mutationFn: (domain: string) => call('POST /Management/Domains', { body: { domain } }),
    onSuccess: () => {
      onAdded();
      onClose();
    },
  });
  return (
    <TextDialogForm
      label={text.domain}
      help={text.domainHelp}
      minLength={3}
      maxLength={253}
      submit={text.addDomain}
      isSending={adding.isPending}
      error={adding.error ? reasonOf(adding.error, text.unexpected) : undefined}
      onSubmit={adding.mutate}
      onCancel={onClose}
    />
  );
}
