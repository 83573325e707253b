import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInConnection, SignInConnectionChange } from '@tv/contract/sign-in/sign-in-connections';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import * as text from '@tv/strings/en/studio/organization/connections.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import style from '@tv/ui/page-section.module.css';
import own from './connections-section.module.css';
import { ConnectionDialog } from './connection-dialog.tsx';
import { signInConnections } from './queries.ts';
import { apart } from '@tv/strings/en/locale.ts';

/** The sign-in providers of the organization, and how each is used. */
export function ConnectionsSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = signInConnections(organizationId);
  const { data: connections, error, refetch } = useQuery(question);
  const [edited, setEdited] = useState<SignInConnection | 'new'>();
  const [restricting, setRestricting] = useState<SignInConnection>();
  const [leaving, setLeaving] = useState<SignInConnection>();
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const act = async (work: () => Promise<unknown>) => {
    const isDone = await attempt(work, text.unexpected);
    reload();
    return isDone;
  };
  const set = ({ id }: SignInConnection, body: SignInConnectionChange) =>
    act(() => call('PATCH /Management/SignInConnections/:id', { params: { id }, body }));
  return (
    <PageSection
      title={text.title}
      text={text.text}
      action={
        <Button size="small" icon={<Plus />} onClick={() => setEdited('new')}>
          {text.add}
        </Button>
      }
    >
      {error && !connections && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !connections && <LinesSkeleton count={1} />}
      {connections?.length === 0 && <p className={style.detail}>{text.none}</p>}
      <ul className={style.list}>
        {connections?.map((each) => (
          <li key={each.id} className={[style.line, own.connection].join(' ')}>
            <div className={style.facts}>
              <p className={style.name} dir="auto">
                {each.name}
              </p>
              <p className={style.detail}>{[each.issuer, ...each.domains].map(apart).join(' · ')}</p>
              <p className={style.detail}>
                {each.isTried ? text.tried : text.notTried} · {text.people(each.peopleCount)}
              </p>
              <p className={style.detail}>
                {text.redirect}: <code className={style.record}>{each.redirectUrl}</code>
              </p>
              <div className={own.switches}>
                <Switch
                  label={text.active}
                  help={text.activeHelp}
                  isOn={each.isActive}
                  onChange={(isActive) => void set(each, { isActive })}
                />
                <Switch
                  label={text.onlyThisWay}
                  help={text.onlyHelp}
                  isOn={each.onlyThisWay}
                  onChange={(isOn) => (isOn ? setRestricting(each) : void set(each, { onlyThisWay: false }))}
                />
              </div>
            </div>
            <ConnectionButtons
              connection={each}
              onTry={() => void act(() => tryOut(each))}
              onChange={() => setEdited(each)}
              onDelete={() => setLeaving(each)}
            />
          </li>
        ))}
      </ul>
      <ConnectionDialog connection={edited} onSaved={reload} onClose={() => setEdited(undefined)} />
      <ConfirmDialog
        isOpen={restricting !== undefined}
        title={text.onlyTitle}
        text={text.onlyText}
        confirm={text.onlyConfirm}
        onConfirm={async () => restricting !== undefined && set(restricting, { onlyThisWay: true })}
        onClose={() => setRestricting(undefined)}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={text.remove}
        text={leaving ? text.removeText(leaving.name, leaving.withoutPasswordCount) : ''}
        confirm={text.remove}
        onConfirm={async () =>
          leaving !== undefined &&
          act(() => call('DELETE /Management/SignInConnections/:id', { params: { id: leaving.id } }))
        }
        onClose={() => setLeaving(undefined)}
      />
    </PageSection>
  );
}

type ConnectionButtonsProps = {
  connection: SignInConnection;
  onTry: () => void;
  onChange: () => void;
  onDelete: () => void;
};

function ConnectionButtons({ connection, onTry, onChange, onDelete }: ConnectionButtonsProps) {
  const named = <span className="visually-hidden">: {connection.name}</span>;
  const toasts = { copied: text.copied, notCopied: text.notCopied };
  return (
    <div className={style.buttons}>
      <Button size="small" onClick={onTry}>
        {text.tryIt}
        {named}
      </Button>
      <Button size="small" onClick={() => void copyText(connection.redirectUrl, toasts)}>
        {text.copyRedirect}
        {named}
      </Button>
      <Button size="small" onClick={onChange}>
        {text.change}
        {named}
      </Button>
      <Button size="small" look="neutral" onClick={onDelete}>
        {text.remove}
        {named}
      </Button>
    </div>
  );
}

/** Browsers open a window only at once after a press, so the window is there before its address. */
async function tryOut({ id }: SignInConnection): Promise<void> {
  const opened = window.open('', '_blank');
  try {
    const { url } = await call('POST /Management/SignInConnections/:id/Try', { params: { id } });
    if (opened) opened.location = url;
    else location.assign(url);
  } catch (error) {
    opened?.close();
    throw error;
  }
}
