import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOnAir } from '@tv/contract/live/live-states';
import type { LiveEvent } from '@tv/contract/live/live';
import { Radio, Square } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { liveEvent } from './queries.ts';

/** Goes on air with what arrives, and ends the event for good. */
export function AirButtons({ event }: { event: LiveEvent }) {
  const { id, state } = event;
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const answered = (answer: LiveEvent) => queryClient.setQueryData(liveEvent(id).queryKey, answer);
  const onError = (error: Error) => {
    toast(reasonOf(error, text.unexpected));
    void queryClient.invalidateQueries({ queryKey: liveEvent(id).queryKey });
  };
  const going = useMutation({
    mutationFn: () => call('PUT /Management/LiveEvents/:id/OnAir', { params: { id } }),
    onSuccess: answered,
    onError,
  });
  const ending = useMutation({
    mutationFn: () => call('DELETE /Management/LiveEvents/:id/OnAir', { params: { id } }),
    onSuccess: (answer) => {
      answered(answer);
      setAsking(false);
    },
    onError,
  });
  const mayGo = state === 'receiving' && !going.isPending;
  return (
    <>
      {isOnAir(state) ? (
        <Button look="danger" icon={<Square />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {text.end}
        </Button>
      ) : (
        <Button
          look="primary"
          icon={<Radio />}
          aria-disabled={!mayGo}
          onClick={() => mayGo && going.mutate()}
        >
          {text.goOnAir}
        </Button>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={text.end}>
        <p>{text.endHelp}</p>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{actions.cancel}</Button>
          <Button
            look="danger"
            aria-disabled={ending.isPending}
            onClick={() => !ending.isPending && ending.mutate()}
          >
            {text.end}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
