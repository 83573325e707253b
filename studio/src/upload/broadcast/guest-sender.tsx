import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { useStore } from '@tv/client/lib/state/store.ts';
import * as text from '@tv/strings/en/studio/live/backstage.ts';
import { createRecorder } from '../record/recorder.ts';
import { sendLive } from './send-live.ts';
import { isSendingIn, Sender } from './sender.tsx';
import style from './guest-sender.module.css';

type GuestSenderProps = { linkKey: string; address: string; isOnAir: boolean };

const words = {
  ...{ start: text.join, stop: text.leave },
  ...{ lineLost: text.lineLost, ended: text.sendingEnded },
};

/** Sends from the browser of a guest, who has no account. Nothing of it stays on the device. */
export function GuestSender({ linkKey, address, isOnAir }: GuestSenderProps) {
  const [recorder] = useState(() => {
    const newTicket = async () => (await call('POST /Backstage/Tickets', { body: { key: linkKey } })).ticket;
    return createRecorder({
      ...{ personId: '', organizationId: '', longest: Infinity, isKept: false },
      sendTo: ({ mimeType }, bytes, events) => sendLive({ newTicket, address, mimeType, bytes, ...events }),
    });
  });
  const view = useStore(recorder.view);
  const hasJoined = isSendingIn(view) && view.state.step !== 'countdown' && view.refusal === undefined;
  const stage = !hasJoined ? 'away' : isOnAir ? 'onAir' : 'backstage';
  return (
    <>
      <div className={style.stage} data-stage={stage} role="status">
        <p className={style.state}>
          <span className={style.dot} aria-hidden="true" />
          {text.stages[stage]}
        </p>
        <p className={style.help}>{text.stageHelp[stage]}</p>
      </div>
      <Sender
        recorder={recorder}
        words={words}
        badge={{ text: text.stages[stage], isLive: stage === 'onAir' }}
      >
        {() => text.notKept}
      </Sender>
    </>
  );
}
