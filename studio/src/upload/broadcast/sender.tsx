import { Power, Radio, Square } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '@tv/client/lib/state/store.ts';
import * as recordText from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import { CameraHandle, CornerChoice, useCameraPosition } from '../record/picture/camera-handle.tsx';
import { Problem } from '../record/record-controls.tsx';
import type { Recorder, RecorderView } from '../record/recorder-view.ts';
import { type Setup, SetupPanel } from '../record/setup-panel.tsx';
import { Stage } from '../record/stage.tsx';
import page from '../record/recording.module.css';

type SenderProps = {
  /** Made for this place, and ended with it. */
  recorder: Recorder;
  words: { start: string; stop: string; lineLost: string; ended: string };
  /** Over the picture, while it is sent. */
  badge?: { text: string; isLive: boolean };
  /** What becomes of it on the device. */
  children: (view: RecorderView) => ReactNode;
};

const sendingSteps = ['countdown', 'recording', 'paused', 'stopping'];
export const isSendingIn = ({ state }: RecorderView): boolean => sendingSteps.includes(state.step);

/** Sends the camera, a screen or the microphone of this browser to a live event: what is sent, with which devices, and that it is. */
export function Sender({ recorder, words, badge, children }: SenderProps) {
  useEffect(() => () => recorder.dispose(), [recorder]);
  const view = useStore(recorder.view);
  const { step, problem } = view.state;
  const { recorded } = view;
  useEffect(() => {
    if (step !== 'recorded' || !recorded) return;
    recorded.stopSending();
    recorded.letGo();
    recorder.again();
  }, [recorder, step, recorded]);
  const placed = useCameraPosition(recorder);
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
  const isSending = isSendingIn(view);
  const isComposed = view.mode === 'both' && view.preview !== undefined;
  const shown = isSending || view.preview ? view : { ...view, mode: setup.mode };
  return (
    <div className={page.main}>
      <Stage view={shown} {...(badge && { badge })}>
        {isComposed && <CameraHandle placed={placed} />}
      </Stage>
      <div className={page.buttons}>
        {(step === 'setup' || step === 'opening') && (
          <Button icon={<Power />} aria-disabled={step === 'opening'} onClick={() => open(setup)}>
            {recordText.open[setup.mode]}
          </Button>
        )}
        {step === 'ready' && (
          <>
            <Button look="primary" icon={<Radio />} onClick={recorder.count}>
              {words.start}
            </Button>
            <Button icon={<Power />} onClick={recorder.close}>
              {recordText.close}
            </Button>
          </>
        )}
        {step === 'recording' && (
          <Button icon={<Square />} onClick={() => void recorder.stop()}>
            {words.stop}
          </Button>
        )}
        {step === 'paused' && (
          <Button icon={<Radio />} onClick={recorder.resume}>
            {words.start}
          </Button>
        )}
      </div>
      <div>
        <Problem text={problem && recordText.problems[problem]} />
        <Problem text={isSending && view.refusal !== undefined ? words.ended : undefined} />
        <Problem text={isSending && view.isAway ? words.lineLost : undefined} />
      </div>
      <p className={page.help}>{children(view)}</p>
      {!isSending && <SetupPanel {...{ setup, view, recorder, change }} />}
      {isComposed && <CornerChoice placed={placed} />}
    </div>
  );
}
