import type { AuditEntry } from '@tv/contract/organization/audit';
import { SearchX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { exactMoment } from '../parts/time/exact-moment.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/organization/audit.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import type { ListColumn, ListTableHandle } from '@tv/ui/table/list-table.tsx';
import { PagedTable } from '@tv/ui/table/paged-table.tsx';
import { useListKeys } from '@tv/ui/keyboard/use-list-keys.ts';
import { type AuditAddress, readAuditAddress, writeAuditAddress } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import style from './audit-log.module.css';
import { actionWords, detailsOf, detailText, whoDid } from './audit-words.ts';
import { useAuditLog } from './queries.ts';

/** The lines of the audit log, narrowed by what is in the address. */
export function AuditLog() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAuditAddress(query), [query]);
  const change = (next: Partial<AuditAddress>) =>
    setQuery(writeAuditAddress({ ...address, ...next }), { preventScrollReset: true });
  const list = useAuditLog(organizationId, address);
  const [shown, setShown] = useState<AuditEntry>();
  const table = useRef<ListTableHandle>(null);
  const from = useRef<HTMLInputElement>(null);
  useListKeys({ search: () => from.current?.focus(), list: () => table.current?.focus() });
  return (
    <>
      <AuditFilters
        organizationId={organizationId}
        address={address}
        lines={list.items}
        from={from}
        onChange={change}
      />
      <p className={style.count} role="status">
        {!list.isPending && text.count(list.total, list.isExact)}
      </p>
      <PagedTable
        ref={table}
        label={text.table}
        list={list}
        idOf={idOf}
        question={writeAuditAddress(address).toString()}
        columns={columns}
        narrow={narrow}
        narrowHeight={76}
        onOpen={setShown}
        empty={
          <Notice icon={<SearchX />} title={text.noneFound} text={text.noneFoundText}>
            <Button onClick={() => setQuery({}, { preventScrollReset: true })}>{text.clearAll}</Button>
          </Notice>
        }
      />
      <LineDialog line={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

const idOf = ({ id }: AuditEntry) => id;

const What = ({ line }: { line: AuditEntry }) => {
  const detail = detailText(line);
  return (
    <>
      <p className={style.action}>{actionWords(line.action)}</p>
      {detail && (
        <p className={style.detail} title={detail.slice(0, 500)}>
          {detail}
        </p>
      )}
    </>
  );
};

const columns: ListColumn<AuditEntry>[] = [
  {
    name: 'when',
    head: text.when,
    width: '168px',
    cell: ({ at }) => (
      <time dateTime={at} className={style.when}>
        {exactMoment(at)}
      </time>
    ),
  },
  {
    name: 'who',
    head: text.who,
    width: 'minmax(0, 2fr)',
    cell: (line) => (
      <p className={style.who} dir="auto" title={whoDid(line)}>
        {whoDid(line)}
      </p>
    ),
  },
  { name: 'what', head: text.what, width: 'minmax(0, 3fr)', cell: (line) => <What line={line} /> },
];

const narrow = (line: AuditEntry) => (
  <>
    <p className={style.action}>{actionWords(line.action)}</p>
    <p className={style.detail}>{whoDid(line)}</p>
    <p className={style.detail}>{exactMoment(line.at)}</p>
  </>
);

/** Everything that one line says. */
const LineDialog = ({ line, onClose }: { line: AuditEntry | undefined; onClose: () => void }) => (
  <Dialog
    isOpen={line !== undefined}
    onClose={onClose}
    title={line ? actionWords(line.action) : ''}
    look="wide"
  >
    {line && (
      <dl className={style.facts}>
        <Fact name={text.when} value={exactMoment(line.at)} />
        <Fact name={text.who} value={whoDid(line)} />
        <Fact name={text.what} value={line.action} />
        {line.subject && <Fact name={text.subject} value={line.subject} />}
        {detailsOf(line.detail).map(([name, value]) => (
          <Fact key={name} name={detailNames[name] ?? name} value={value} />
        ))}
      </dl>
    )}
  </Dialog>
);

/** Details that every line of a sign-in has. The others are named as the log names them. */
const detailNames: Record<string, string | undefined> = { network: text.network, client: text.client };

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{value}</dd>
  </>
);
