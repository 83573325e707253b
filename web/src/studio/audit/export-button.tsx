import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { callForFile } from '../../lib/api/call.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as text from '../../strings/en/studio-audit.ts';
import { Button } from '../../ui/button.tsx';
import { reasonOf } from '../ui/reason-of.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { auditAsked, readAuditAddress } from './audit-address.ts';

/** Milliseconds: the table may have half a million lines. */
const timeLimit = 300_000;

/** Saves the lines that the address asks for as a table for spreadsheets. */
export function ExportButton() {
  const [query] = useSearchParams();
  const taking = useMutation({
    mutationFn: () =>
      callForFile('GET /Management/AuditLog.csv', { query: auditAsked(readAuditAddress(query)), timeLimit }),
    onSuccess: (file) => saveFile(file, 'audit-log.csv'),
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  return (
    <Button
      look="primary"
      icon={<Download />}
      aria-disabled={taking.isPending}
      onClick={() => !taking.isPending && taking.mutate()}
    >
      {taking.isPending ? text.exporting : text.exportTable}
    </Button>
  );
}
