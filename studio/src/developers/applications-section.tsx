import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application, NewApplication } from '@tv/contract/integrations/applications';
import { limits } from '@tv/contract/limits/limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/developers/applications.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import style from '@tv/ui/page-section.module.css';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { ApplicationLine } from './application-line.tsx';
import { organizationApplications } from './queries.ts';

type Shown = { application: Application; what: 'secret' | 'delete' };

/** Applications that sign members in at the portal's own provider. */
export function ApplicationsSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = organizationApplications(organizationId);
  const { data: applications, error, refetch } = useQuery(question);
  const [edited, setEdited] = useState<Application | 'new'>();
  const [openDialog, setOpenDialog] = useState<Shown>();
  const [made, setMade] = useState<Pick<NewApplication, 'id' | 'name' | 'secret'>>();
  const most = limits.applications.each;
  const isFull = (applications?.length ?? 0) >= most;
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const remove = async () => {
    if (!openDialog) return false;
    const { id } = openDialog.application;
    const isDone = await attempt(
      () => call('DELETE /Management/Applications/:id', { params: { id } }),
      text.unexpected,
    );
    if (isDone) toast(text.removed);
    reload();
    return isDone;
  };
  const renew = async () => {
    if (!openDialog) return false;
    const { id, name } = openDialog.application;
    const isDone = await attempt(async () => {
      const { secret } = await call('POST /Management/Applications/:id/Secrets', { params: { id } });
      setMade({ id, name, secret });
    }, text.unexpected);
    reload();
    return isDone;
  };
  return (
    <PageSection
      title={text.applications}
      text={text.applicationsText}
      action={
        <Button
          size="small"
          icon={<Plus />}
          aria-disabled={isFull}
          onClick={() => (isFull ? toast(text.most(most)) : setEdited('new'))}
        >
          {text.newApplication}
        </Button>
      }
    >
      {error && !applications && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !applications && <LinesSkeleton count={1} />}
      {applications?.length === 0 && <p className={style.detail}>{text.noApplications}</p>}
      <ul className={style.list}>
        {applications?.map((application) => (
          <ApplicationLine
            key={application.id}
            application={application}
            onChange={() => setEdited(application)}
            onAsk={(what) => setOpenDialog({ application, what })}
          />
        ))}
      </ul>
      <ApplicationDialog
        application={edited}
        onSaved={(saved) => {
          reload();
          if (edited === 'new') setMade(saved);
        }}
        onClose={() => setEdited(undefined)}
      />
      <Dialog
        isOpen={made !== undefined}
        onClose={() => setMade(undefined)}
        title={made?.name ?? ''}
        look="wide"
      >
        {made && (
          <SecretOnce
            label={made.secret ? text.secret : text.clientId}
            help={made.secret ? text.secretOnce : ''}
            secret={made.secret ?? made.id}
            {...(made.secret && { beside: { label: text.clientId, value: made.id } })}
            onDone={() => setMade(undefined)}
          />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={openDialog?.what === 'delete'}
        title={text.removeTitle}
        text={openDialog ? text.removeText(openDialog.application.name) : ''}
        confirm={text.remove}
        onConfirm={remove}
        onClose={() => setOpenDialog(undefined)}
      />
      <ConfirmDialog
        isOpen={openDialog?.what === 'secret'}
        title={text.newSecret}
        text={openDialog ? text.newSecretText(openDialog.application.name) : ''}
        confirm={text.newSecret}
        onConfirm={renew}
        onClose={() => setOpenDialog(undefined)}
      />
    </PageSection>
  );
}
