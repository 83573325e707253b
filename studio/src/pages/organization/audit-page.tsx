import * as text from '@tv/strings/en/studio/organization/audit.ts';
import { AuditLog } from '../../audit/audit-log.tsx';
import { AuditStream } from '../../audit/audit-stream.tsx';
import { ExportButton } from '../../audit/export-button.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** The audit log, and the receivers of its lines. */
export const AuditPage = () => (
  <OrganizationFrame title={text.audit} actions={<ExportButton />}>
    <AuditStream />
    <AuditLog />
  </OrganizationFrame>
);
