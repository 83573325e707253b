import type { LiveEvent } from '@tv/contract/live/live';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { createRecorder } from '../record/recorder.ts';
import { sendLive } from './send-live.ts';
import { Sender } from './sender.tsx';

type BrowserSenderProps = { event: LiveEvent; address: string; user: CurrentUser };

const words = {
  ...{ start: text.sendFromHere, stop: text.stopSending },
  ...{ lineLost: text.sendingAway, ended: text.sendingEnded },
};

/** Sends from the browser of who runs an event to its main input. A copy stays on the device, as of every recording. */
export function BrowserSender({ event, address, user }: BrowserSenderProps) {
  const [recorder] = useState(() => {
    const options = { params: { id: event.id }, body: { input: 'main' as const } };
    const newTicket = async () => (await call('POST /Management/LiveEvents/:id/Tickets', options)).ticket;
    return createRecorder({
      ...{ personId: user.id, organizationId: user.organizationId, longest: Infinity },
      sendTo: ({ mimeType }, bytes, events) => sendLive({ newTicket, address, mimeType, bytes, ...events }),
    });
  });
  return (
    <Sender recorder={recorder} words={words}>
      {({ isFull }) => (isFull ? text.noCopy : text.copyStays)}
    </Sender>
  );
}
