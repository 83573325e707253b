import * as text from '../../../strings/en/studio-audit.ts';
import { AuditLog } from '../../audit/audit-log.tsx';
import { AuditStream } from '../../audit/audit-stream.tsx';
import { ExportButton } from '../../audit/export-button.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** Who changed what, and where the log goes. */
export const AuditPage = () => (
  <OrganizationFrame title={text.audit} actions={<ExportButton />}>
    <AuditStream />
    <AuditLog />
  </OrganizationFrame>
);
