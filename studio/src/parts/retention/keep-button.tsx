import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { call } from '@tv/client/lib/api/call.ts';
import { shortDay } from '@tv/client/lib/format/short-dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { Button } from '@tv/ui/button.tsx';
import { itemHistory } from '../item/queries.ts';
import { reasonOf } from '../problems/reason-of.ts';
import { retentionKey } from './item-query.ts';

type KeepButtonProps = {
  id: string;
  ruleId: string;
  /** Of the item, where several buttons stand in one list. */
  title?: string;
};

/** Keeps an item for another year from what a rule announced. */
export function KeepButton({ id, ruleId, title }: KeepButtonProps) {
  const queryClient = useQueryClient();
  const keeping = useMutation({
    mutationFn: () =>
      call('POST /Management/MediaContents/:id/KeepLonger', { params: { id }, body: { ruleId } }),
    onSuccess: ({ keptUntil }) => toast(text.kept(shortDay(keptUntil))),
    onError: (error) => toast(reasonOf(error, text.unexpected)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: itemHistory(id).queryKey });
      return queryClient.invalidateQueries({ queryKey: retentionKey });
    },
  });
  return (
    <Button
      size="small"
      icon={<Hourglass />}
      aria-disabled={keeping.isPending}
      onClick={() => !keeping.isPending && keeping.mutate()}
    >
      {text.keep}
      {title !== undefined && <span className="visually-hidden">: {title}</span>}
    </Button>
  );
}
