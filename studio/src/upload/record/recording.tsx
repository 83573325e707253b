import { memberRecordingLimits } from '@tv/contract/limits/upload-limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { byteSize } from '@tv/strings/en/locale.ts';
import { useStore } from '@tv/client/lib/state/store.ts';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';
import { mayManageContent } from '@tv/client/lib/session/may-see-studio.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { CameraHandle, CornerChoice, useCameraPosition } from './picture/camera-handle.tsx';
import { InterruptedList } from './interrupted-list.tsx';
import { OwnRecordings } from './own-recordings.tsx';
import { emptyPrompt, type Prompt, PrompterFields, PrompterText } from './prompter.tsx';
import { RecordControls, RecordFacts } from './record-controls.tsx';
import { RecordedView } from './editing/recorded-view.tsx';
import { createRecorder } from './recorder.ts';
import type { Recorder } from './recorder-view.ts';
import { findRoom } from './takes/recordings-db.ts';
import { type Setup, SetupPanel } from './setup-panel.tsx';
import { Stage } from './stage.tsx';
import page from './recording.module.css';

/** Bytes below which a long recording may not fit: an hour takes about two gigabytes. */
const littleRoom = 2e9;

/** Records, and shows what was recorded. */
export function Recording({ user }: { user: CurrentUser }) {
  const isForReview = !mayManageContent(user);
  const [recorder] = useState(() =>
    createRecorder({
      ...{ personId: user.id, organizationId: user.organizationId },
      longest: isForReview ? memberRecordingLimits.length : Infinity,
    }),
  );
  useEffect(() => () => recorder.dispose(), [recorder]);
  const view = useStore(recorder.view);
  // What was chosen is chosen again for another recording.
  const [setup, setSetup] = useState<Setup>({
    ...{ mode: 'camera', cameraId: '', microphoneId: '', isSilent: false },
  });
  const [prompt, setPrompt] = useState(emptyPrompt);
  const { recorded } = view;
  if (view.state.step === 'recorded' && recorded) {
    const problem = view.state.problem && text.problems[view.state.problem];
    return (
      <RecordedView
        key={recorded.recording.id}
        {...{ recorded, problem, isForReview }}
        onLeave={recorder.again}
      />
    );
  }
  return (
    <Studio
      {...{ recorder, user, setup, prompt, isForReview }}
      changeSetup={(more) => setSetup({ ...setup, ...more })}
      changePrompt={(more) => setPrompt({ ...prompt, ...more })}
    />
  );
}

type StudioProps = {
  recorder: Recorder;
  user: CurrentUser;
  setup: Setup;
  prompt: Prompt;
  /** The person manages nothing: what they record goes into review. */
  isForReview: boolean;
  changeSetup: (more: Partial<Setup>) => void;
  changePrompt: (more: Partial<Prompt>) => void;
};

function Studio({ recorder, user, setup, prompt, isForReview, changeSetup, changePrompt }: StudioProps) {
  const view = useStore(recorder.view);
  const { step } = view.state;
  const placed = useCameraPosition(recorder);
  const { data: room } = useQuery({
    queryKey: ['recording-room'],
    queryFn: async () => (await findRoom()) ?? null,
  });
  const open = (chosen: Setup) =>
    void recorder.open(chosen.mode, {
      cameraId: chosen.cameraId || undefined,
      microphoneId: chosen.microphoneId || undefined,
      isSilent: chosen.isSilent,
    });
  const change = (more: Partial<Setup>) => {
    const next = { ...setup, ...more };
    changeSetup(more);
    if (step !== 'ready') return;
    // A screen is chosen by a press of its own. Another camera or microphone is opened at once.
    if (more.mode !== undefined || next.mode === 'screen' || next.mode === 'both') recorder.close();
    else open(next);
  };
  const isTaking = step === 'countdown' || step === 'recording' || step === 'paused' || step === 'stopping';
  const shown = isTaking || step === 'ready' || step === 'opening' ? view : { ...view, mode: setup.mode };
  const isComposed = view.mode === 'both' && view.preview !== undefined;
  return (
    <div className={page.page}>
      <div className={page.main}>
        <Stage view={shown}>
          {isComposed && <CameraHandle placed={placed} />}
          <PrompterText prompt={prompt} isMoving={step === 'recording'} isReset={step === 'countdown'} />
        </Stage>
        <RecordControls view={shown} recorder={recorder} onOpen={() => open(setup)} />
        <RecordFacts view={shown} />
        {step === 'setup' && typeof room === 'number' && room < littleRoom && (
          <p className={page.help}>{text.littleRoom(byteSize(room))}</p>
        )}
        {isForReview && <p className={page.help}>{text.forReviewHelp(memberRecordingLimits.length / 60)}</p>}
        {!isTaking && <InterruptedList user={user} recorder={recorder} />}
        {!isTaking && isForReview && <OwnRecordings />}
      </div>
      <div className={page.side}>
        {!isTaking && <SetupPanel setup={setup} view={view} recorder={recorder} change={change} />}
        {isComposed && <CornerChoice placed={placed} />}
        <PrompterFields prompt={prompt} mode={setup.mode} change={changePrompt} />
      </div>
    </div>
  );
}
