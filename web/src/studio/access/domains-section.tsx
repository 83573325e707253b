import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationDomain } from '@tv/contract/organization-domains';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { copyText } from '../../lib/browser/copy-text.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as actions from '../../strings/en/actions.ts';
import * as text from '../../strings/en/studio-access.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { reasonOf } from '../ui/reason-of.ts';
import { TextField } from '../ui/text-field.tsx';
import { AccessSection } from './access-section.tsx';
import style from './access.module.css';
import { ownDomains } from './queries.ts';

/** The organization's own domains, and the record that proves each. */
export function DomainsSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = ownDomains(organizationId);
  const { data: domains, error, refetch } = useQuery(question);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<OrganizationDomain>();
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const act = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done) toast(done);
      return true;
    } catch (problem) {
      toast(reasonOf(problem, text.unexpected));
      return false;
    } finally {
      reload();
    }
  };
  return (
    <AccessSection
      title={text.domains}
      text={text.domainsText}
      action={
        <Button size="small" icon={<Plus />} onClick={() => setAdding(true)}>
          {text.addDomain}
        </Button>
      }
    >
      {error && !domains && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
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
                      void act(
                        () => call('POST /Management/Domains/:id/Checks', { params: { id: each.id } }),
                        text.proven(each.domain),
                      )
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
    </AccessSection>
  );
}

function AddDomain({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const [typed, type] = useState('');
  const adding = useMutation({
    mutationFn: () => call('POST /Management/Domains', { body: { domain: typed.trim() } }),
    onSuccess: () => {
      onAdded();
      onClose();
    },
  });
  const isEmpty = typed.trim().length < 3;
  return (
    <DialogForm onSubmit={() => !isEmpty && !adding.isPending && adding.mutate()}>
      <TextField
        label={text.domain}
        value={typed}
        onChange={type}
        help={text.domainHelp}
        error={adding.error ? reasonOf(adding.error, text.unexpected) : undefined}
        maxLength={253}
      />
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={isEmpty || adding.isPending}>
          {text.addDomain}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
