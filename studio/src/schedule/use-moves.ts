import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEntry } from '@tv/contract/media-contents/calendar';
import { useRef } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import { locale } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/schedule.ts';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { calendarsKey } from './queries.ts';

type Move = { entry: CalendarEntry; to: string };

const topic = 'calendar';
const moment = (instant: string) =>
  new Date(instant).toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' });

/** Moves entries, says where to, and takes the last move back. */
export function useMoves() {
  const queryClient = useQueryClient();
  const last = useRef<Move>(undefined);
  const reload = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: calendarsKey }), reloadManagedContents()]);
  const sending = useMutation({
    mutationFn: ({ entry, to }: Move) =>
      call('PUT /Management/MediaContents/:id/Schedules', {
        params: { id: entry.mediaContentId },
        body: entry.event === 'publish' ? { publishAt: to } : { unpublishAt: to },
      }),
    onError: (error) => toast(reasonOf(error, text.unexpected), { topic }),
  });
  const undo = async () => {
    const move = last.current;
    if (!move) return;
    last.current = undefined;
    await sending.mutateAsync({ entry: move.entry, to: move.entry.at });
    await reload();
    toast(text.movedBack, { topic });
  };
  const move = async (entry: CalendarEntry, to: string) => {
    if (!entry.mayMove || to === entry.at || sending.isPending) return;
    if (Date.parse(to) <= Date.now()) {
      toast(text.past, { topic });
      return;
    }
    await sending.mutateAsync({ entry, to });
    last.current = { entry, to };
    await reload();
    toast(text.moved(entry.title, moment(to)), { topic, undo: () => void undo().catch(() => {}) });
  };
  return {
    move: (entry: CalendarEntry, to: string) => void move(entry, to).catch(() => {}),
    undo: () => void undo().catch(() => {}),
  };
}
