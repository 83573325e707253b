import { useMutation, useQueryClient } from '@tanstack/react-query';
import { itemLimits } from '@tv/contract/limits/item-limits';
import type { LiveEvent } from '@tv/contract/live/live';
import { Bookmark, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/live/chapters.ts';
import { unexpected } from '@tv/strings/en/studio/live/live.ts';
import { Button } from '@tv/ui/button.tsx';
import { formatClock } from '@tv/player/clock.ts';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { isTyping, useKeyDown } from '@tv/ui/keyboard/use-key-down.ts';
import { liveEvent } from './queries.ts';

const markKey = 'n';

/** Slides and topics, which the presenter marks while the event is on air. */
export function ChaptersSection({ event }: { event: LiveEvent }) {
  const { id, marks } = event;
  const queryClient = useQueryClient();
  const [typed, type] = useState('');
  const { queryKey } = liveEvent(id);
  const onError = (error: Error) => toast(reasonOf(error, unexpected));
  const marking = useMutation({
    mutationFn: (body: { title: string }) =>
      call('PUT /Management/LiveEvents/:id/Marks/:markId', {
        params: { id, markId: crypto.randomUUID() },
        body,
      }),
    onSuccess: (answer, { title }) => {
      queryClient.setQueryData(queryKey, answer);
      type('');
      toast(text.marked(title));
    },
    onError,
  });
  const undoing = useMutation({
    mutationFn: (mark: LiveEvent['marks'][number]) =>
      call('DELETE /Management/LiveEvents/:id/Marks/:markId', { params: { id, markId: mark.id } }),
    onSuccess: (answer, { title }) => {
      queryClient.setQueryData(queryKey, answer);
      toast(text.takenAway(title));
    },
    onError,
  });
  const isBusy = marking.isPending || undoing.isPending;
  const last = marks.at(-1);
  const mark = () =>
    isBusy || marking.mutate({ title: typed.trim() || text.numbered(number(marks.length + 1)) });
  useKeyDown((press) => {
    if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || press.repeat) return;
    if (press.key.toLowerCase() !== markKey || press.defaultPrevented || isTyping(press)) return;
    press.preventDefault();
    mark();
  });
  return (
    <PageSection title={text.chapters} text={text.chaptersHelp(markKey.toUpperCase())}>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          mark();
        }}
      >
        <TextField
          label={text.title}
          help={text.titleHelp}
          value={typed}
          onChange={type}
          maxLength={itemLimits.chapter}
        />
        <div className={lines.buttons}>
          <Button type="submit" icon={<Bookmark />} aria-keyshortcuts={markKey} aria-disabled={isBusy}>
            {text.mark}
          </Button>
          {last && (
            <Button icon={<Undo2 />} aria-disabled={isBusy} onClick={() => !isBusy && undoing.mutate(last)}>
              {text.undo}
            </Button>
          )}
        </div>
      </form>
      {last ? (
        <ol className={lines.list}>
          {marks.toReversed().map(({ id: markId, title, second }) => (
            <li key={markId} className={lines.line}>
              <div className={lines.facts}>
                <p className={lines.name}>
                  <bdi>{title}</bdi>
                </p>
                <p className={lines.detail}>{formatClock(second)}</p>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <p className={lines.detail}>{text.none}</p>
      )}
    </PageSection>
  );
}
