import { queryOptions } from '@tanstack/react-query';
import type { AuditEntry } from '@tv/contract/organization/audit';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call, callPaged } from '@tv/client/lib/api/call.ts';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';
import { auditQuery, type AuditAddress } from './audit-address.ts';

const idOf = ({ id }: AuditEntry) => id;

/** Lines that fit, the newest first. */
export const useAuditLog = (organizationId: string, address: AuditAddress) =>
  usePagedList<AuditEntry>({
    queryKey: ['audit-log', organizationId, address],
    ask: (page, signal) =>
      callPaged('GET /Management/AuditLog', { query: { ...auditQuery(address), ...page }, signal }),
    idOf,
  });

/** Actions of which there are lines. */
export const auditActions = (organizationId: string) =>
  queryOptions({
    queryKey: ['audit-actions', organizationId],
    queryFn: ({ signal }) => call('GET /Management/AuditActions', { signal }),
  });

/** The webhook that gets new lines; null where none is set. */
export const auditWebhook = (organizationId: string) =>
  queryOptions({
    queryKey: ['audit-webhook', organizationId],
    queryFn: async ({ signal }) => {
      try {
        return await call('GET /Management/AuditWebhook', { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchOnMount: true,
  });
