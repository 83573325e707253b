import { type AuditEntry, maxAuditLines } from '@tv/contract/organization/audit';
import { byteOrderMark, csvRecords } from '../platform/csv.ts';
import type { Queries } from '../platform/db/database.ts';
import { type AuditFilter, readAuditLog } from './db.ts';

const heading = [
  'Time (UTC)',
  'Action',
  'Person',
  'Person id',
  'Subject',
  'Network',
  'Client',
  'Details',
  'API key id',
];
const linesAtOnce = 1_000;

/** The audit log as a table, read piece by piece, so that memory does not grow with its length. */
export async function* auditTable(
  db: Queries,
  organizationId: string,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecords([heading]);
  let written = 0;
  for await (const entries of readAuditLog(db, organizationId, filter, linesAtOnce)) {
    yield csvRecords(entries.map(fieldsOf));
    written += entries.length;
    if (written >= maxAuditLines) return;
  }
}

const fieldsOf = ({
  at,
  action,
  email,
  actor,
  personId,
  apiKeyId,
  subject,
  detail,
}: AuditEntry): string[] => {
  const { network, client, ...more } = detail;
  return [
    at.slice(0, 19).replace('T', ' '),
    action,
    email ?? actor ?? '',
    personId ?? '',
    subject ?? '',
    typeof network === 'string' ? network : '',
    typeof client === 'string' ? client : '',
    Object.keys(more).length > 0 ? JSON.stringify(more) : '',
    apiKeyId ?? '',
  ];
};
