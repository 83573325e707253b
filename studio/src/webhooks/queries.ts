import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import type { DeliveryState, WebhookDelivery } from '@tv/contract/integrations/webhooks';
import { call, callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';

export const ownWebhooks = (organizationId: string) =>
  queryOptions({
    queryKey: ['webhooks', organizationId],
    queryFn: ({ signal }) => call('GET /Management/Webhooks', { signal }),
    refetchOnMount: true,
  });

export const idOfDelivery = ({ id }: WebhookDelivery) => id;

/** Milliseconds after which the log is looked at again while something in it waits. */
const lookEvery = 3_000;

/** What was sent to a webhook, the newest first. */
export const deliveriesOf = (id: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['webhook-deliveries', id, state],
    ...pagesOf(limits.pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Management/Webhooks/:id/Deliveries', {
        params: { id },
        query: { ...pageParam, pageSize: limits.pageSize, ...(state && { state }) },
        signal,
      }),
    refetchOnMount: true,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ answer }) => answer.some((each) => each.state === 'waiting')) ? lookEvery : false,
  });
