import type { LiveEvent } from '@tv/contract/live';
import { Power, Radio, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from '../../../lib/state/store.ts';
import type { CurrentUser } from '../../../lib/session/current-user.ts';
import * as recordText from '../../../strings/en/studio-record.ts';
import * as text from '../../../strings/en/studio-live.ts';
import { Button } from '../../../ui/button.tsx';
import { CameraHandle, CornerChoice, useCameraPlace } from '../record/camera-handle.tsx';
import { Problem } from '../record/record-controls.tsx';
import { createRecorder } from '../record/recorder.ts';
import type { RecorderView } from '../record/recorder-view.ts';
import { type Setup, SetupPanel } from '../record/setup-panel.tsx';
import { Stage } from '../record/stage.tsx';
import page from '../record/recording.module.css';
import { sendLive } from './send-live.ts';

type BrowserSenderProps = { event: LiveEvent; address: string; user: CurrentUser };

/** Sends the camera, a screen or the microphone of this browser to an event. A copy stays on the device, as of every recording. */
export function BrowserSender({ event, address, user }: BrowserSenderProps) {
  const [recorder] = useState(() =>
    createRecorder({
      ...{ personId: user.id, organizationId: user.organizationId, longest: Infinity },
      sendTo: ({ mimeType }, bytes, events) =>
        sendLive({ eventId: event.id, input: 'main', address, mimeType, bytes, ...events }),
    }),
  );
  useEffect(() => () => recorder.dispose(), [recorder]);
  const view = useStore(recorder.view);
  const { step } = view.state;
  const { recorded } = view;
  useEffect(() => {
    if (step !== 'recorded' || !recorded) return;
    recorded.stopSending();
    recorded.letGo();
    recorder.again();
  }, [recorder, step, recorded]);
  const placed = useCameraPlace(recorder);
  const [setup, setSetup] = useState<Setup>({
    ...{ mode: 'camera', cameraId: '', microphoneId: '', isSilent: false },
  });
  const open = (chosen: Setup) => {
    const { mode, cameraId, microphoneId, isSilent } = chosen;
    const devices = { cameraId: cameraId || undefined, microphoneId: microphoneId || undefined, isSilent };
    void recorder.open(mode, devices);
  };
  const change = (more: Partial<Setup>) => {
    const next = { ...setup, ...more };
    setSetup(next);
    if (step !== 'ready') return;
    if (more.mode !== undefined || next.mode === 'screen' || next.mode === 'both') recorder.close();
    else open(next);
  };
  const isSending = ['countdown', 'recording', 'paused', 'stopping'].includes(step);
  const isComposed = view.mode === 'both' && view.preview !== undefined;
  const shown = isSending || view.preview ? view : { ...view, mode: setup.mode };
  return (
    <div className={page.main}>
      <Stage view={shown}>{isComposed && <CameraHandle placed={placed} />}</Stage>
      <div className={page.buttons}>
        {(step === 'setup' || step === 'opening') && (
          <Button icon={<Power />} aria-disabled={step === 'opening'} onClick={() => open(setup)}>
            {recordText.open[setup.mode]}
          </Button>
        )}
        {step === 'ready' && (
          <>
            <Button look="primary" icon={<Radio />} onClick={recorder.count}>
              {text.sendFromHere}
            </Button>
            <Button icon={<Power />} onClick={recorder.close}>
              {recordText.close}
            </Button>
          </>
        )}
        {step === 'recording' && (
          <Button icon={<Square />} onClick={() => void recorder.stop()}>
            {text.stopSending}
          </Button>
        )}
        {step === 'paused' && (
          <Button icon={<Radio />} onClick={recorder.resume}>
            {text.sendFromHere}
          </Button>
        )}
      </div>
      <SendingFacts view={view} isSending={isSending} />
      {!isSending && <SetupPanel {...{ setup, view, recorder, change }} />}
      {isComposed && <CornerChoice placed={placed} />}
    </div>
  );
}

/** What goes wrong, and that a copy is kept. */
function SendingFacts({ view, isSending }: { view: RecorderView; isSending: boolean }) {
  const { state, isAway, isFull, refusal } = view;
  return (
    <>
      <Problem text={state.problem && recordText.problems[state.problem]} />
      <Problem text={isSending && refusal !== undefined ? text.sendingEnded : undefined} />
      <Problem text={isSending && isAway ? text.sendingAway : undefined} />
      <p className={page.help}>{isFull ? text.noCopy : text.copyStays}</p>
    </>
  );
}
