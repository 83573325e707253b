import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { callForFile } from '@tv/client/lib/api/call.ts';
import * as text from '@tv/strings/en/studio/organization/audit.ts';
import { Button } from '@tv/ui/button.tsx';
import { useTakeTable } from '../parts/take-table.ts';
import { auditQuery, readAuditAddress } from './audit-address.ts';

/** Saves the lines that the address asks for as a table for spreadsheets. */
export function ExportButton() {
  const [query] = useSearchParams();
  const { take, isTaking } = useTakeTable(text.unexpected);
  const table = {
    take: (timeLimit: number) =>
      callForFile('GET /Management/AuditLog.csv', { query: auditQuery(readAuditAddress(query)), timeLimit }),
    fileName: 'audit-log.csv',
  };
  return (
    <Button look="primary" icon={<Download />} aria-disabled={isTaking} onClick={() => take(table)}>
      {isTaking ? text.exporting : text.exportTable}
    </Button>
  );
}
