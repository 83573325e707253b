import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LegalHold } from '@tv/contract/retention/legal-holds';
import { limits } from '@tv/contract/limits/limits';
import type {
  GivenRule,
  RetentionAnnouncement,
  RetentionPreviewItem,
} from '@tv/contract/retention/retention-rules';
import type { RetentionState } from '@tv/contract/limits/retention-limits';
import { call, callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';
import { retentionKey } from '../parts/retention/item-query.ts';

export const ownRules = (organizationId: string) =>
  queryOptions({
    queryKey: [...retentionKey, 'rules', organizationId],
    queryFn: ({ signal }) => call('GET /Management/RetentionRules', { signal }),
    refetchOnMount: true,
  });

export const estimateOf = (rule: GivenRule) =>
  queryOptions({
    queryKey: [...retentionKey, 'estimate', rule],
    queryFn: ({ signal }) => call('POST /Management/RetentionRules/Estimates', { body: rule, signal }),
    placeholderData: keepPreviousData,
  });

export const previewOfRule = (id: string, state: RetentionState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...retentionKey, 'preview', id, state],
    ...pagesOf(limits.pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Management/RetentionRules/:id/Preview', {
        params: { id },
        query: { ...pageParam, pageSize: limits.pageSize, ...(state && { state: [state] }) },
        signal,
      }),
  });
export const idOfPreviewed = ({ mediaContentId }: RetentionPreviewItem) => mediaContentId;

export const countsOfRule = (id: string) =>
  queryOptions({
    queryKey: [...retentionKey, 'counts', id],
    queryFn: ({ signal }) =>
      call('GET /Management/RetentionRules/:id/Preview/Counts', { params: { id }, signal }),
  });

export const announcements = (organizationId: string) =>
  infiniteQueryOptions({
    queryKey: [...retentionKey, 'announcements', organizationId],
    ...pagesOf(limits.pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Management/RetentionRules/Announcements', {
        query: { ...pageParam, pageSize: limits.pageSize },
        signal,
      }),
    refetchOnMount: true,
  });
export const idOfAnnounced = ({ mediaContentId, ruleId }: RetentionAnnouncement) =>
  `${ruleId} ${mediaContentId}`;

export const ownHolds = (organizationId: string) =>
  infiniteQueryOptions({
    queryKey: [...retentionKey, 'holds', organizationId],
    ...pagesOf(limits.pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Management/LegalHolds', {
        query: { ...pageParam, pageSize: limits.pageSize },
        signal,
      }),
    refetchOnMount: true,
  });
export const idOfHold = ({ kind, id }: LegalHold) => `${kind} ${id}`;
