import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { LegalHold } from '@tv/contract/retention/legal-holds';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '@tv/client/lib/api/call.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { shortDate } from '@tv/client/lib/format/short-dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import { retentionKey } from '../parts/retention/item-query.ts';
import { HoldForm } from './hold-form.tsx';
import { idOfHold, ownHolds } from './queries.ts';

const lift = ({ kind, id }: LegalHold): Promise<unknown> => {
  const params = { id };
  if (kind === 'item') return call('DELETE /Management/MediaContents/:id/LegalHold', { params });
  return kind === 'category'
    ? call('DELETE /Management/Categories/:id/LegalHold', { params })
    : call('DELETE /Management/People/:id/LegalHold', { params });
};

/** Everything that is under legal hold in the organization. */
export function HoldsSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    ownHolds(organizationId),
  );
  const [isPlacing, setPlacing] = useState(false);
  const [lifted, setLifted] = useState<LegalHold>();
  const holds = entriesOf(data, idOfHold);
  const reload = () => {
    void reloadManagedContents();
    void queryClient.invalidateQueries({ queryKey: retentionKey });
  };
  return (
    <PageSection
      title={text.holds}
      text={text.holdsText}
      action={
        <Button icon={<Scale />} onClick={() => setPlacing(true)}>
          {text.placeHold}
        </Button>
      }
    >
      {error && !data && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {isPending && <LinesSkeleton count={2} />}
      {data && holds.length === 0 && <p className={lines.text}>{text.noHolds}</p>}
      <ul className={lines.list}>
        {holds.map((each) => (
          <Line key={idOfHold(each)} hold={each} onLift={() => setLifted(each)} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button onClick={() => void fetchNextPage()}>{text.loadMore}</Button>
        </div>
      )}
      <Dialog isOpen={isPlacing} onClose={() => setPlacing(false)} title={text.placeHold} look="wide">
        <HoldForm
          onPlaced={() => {
            reload();
            toast(text.placed);
            setPlacing(false);
          }}
          onClose={() => setPlacing(false)}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={lifted !== undefined}
        title={text.liftTitle}
        text={lifted ? text.liftText(lifted.name) : ''}
        confirm={text.lift}
        onConfirm={async () => {
          const isDone = lifted !== undefined && (await attempt(() => lift(lifted), text.unexpected));
          reload();
          if (isDone) toast(text.lifted);
          return isDone;
        }}
        onClose={() => setLifted(undefined)}
      />
    </PageSection>
  );
}

type LineProps = { hold: LegalHold; onLift: () => void };

function Line({ hold: { kind, id, name, reason, placedDate }, onLift }: LineProps) {
  const path =
    kind === 'item'
      ? studioPath('content/:id', { id })
      : kind === 'category'
        ? studioPath('organization/categories/:id', { id })
        : undefined;
  return (
    <li className={lines.line}>
      <div className={lines.facts}>
        <p className={lines.name} dir="auto">
          {path ? <Link to={path}>{name}</Link> : name}
        </p>
        <p dir="auto">{reason}</p>
        <p className={lines.detail}>
          {text.holdKinds[kind]} · {text.heldSince(shortDate(placedDate))}
        </p>
      </div>
      <Button size="small" onClick={onLift}>
        {text.lift}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </li>
  );
}
