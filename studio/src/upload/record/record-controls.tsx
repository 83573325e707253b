import { Bookmark, Circle, Pause, Play, Power, Square, TriangleAlert, X } from 'lucide-react';
import { byteSize } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import { clockWithTenths } from '../../parts/time/clock-text.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { isTyping, useKeyDown } from '@tv/ui/keyboard/use-key-down.ts';
import type { Recorder, RecorderView } from './recorder-view.ts';
import page from './recording.module.css';

type RecordControlsProps = { view: RecorderView; recorder: Recorder; onOpen: () => void };

/** The buttons of each step, and their keys. */
export function RecordControls({ view, recorder, onOpen }: RecordControlsProps) {
  const { state, mode } = view;
  const { step } = state;
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return;
    const press = keys[step]?.[event.key.toLowerCase()];
    if (!press) return;
    event.preventDefault();
    press(recorder);
  });
  return (
    <div className={page.buttons}>
      {(step === 'setup' || step === 'opening') && (
        <Button look="primary" icon={<Power />} aria-disabled={step === 'opening'} onClick={onOpen}>
          {text.open[mode]}
        </Button>
      )}
      {step === 'ready' && (
        <>
          <Button look="primary" icon={<Circle />} aria-keyshortcuts="r" onClick={recorder.count}>
            {text.start}
          </Button>
          <Button icon={<Power />} onClick={recorder.close}>
            {text.close}
          </Button>
        </>
      )}
      {step === 'countdown' && (
        <Button icon={<X />} aria-keyshortcuts="Escape" onClick={recorder.cancel}>
          {text.cancelCountdown}
        </Button>
      )}
      {step === 'recording' && (
        <>
          <Button icon={<Pause />} aria-keyshortcuts="p" onClick={recorder.pause}>
            {text.pause}
          </Button>
          <Button icon={<Bookmark />} aria-keyshortcuts="c" onClick={recorder.mark}>
            {text.markChapter}
          </Button>
        </>
      )}
      {step === 'paused' && (
        <Button icon={<Play />} aria-keyshortcuts="p" onClick={recorder.resume}>
          {text.resume}
        </Button>
      )}
      {(step === 'recording' || step === 'paused') && (
        <Button look="primary" icon={<Square />} aria-keyshortcuts="s" onClick={() => void recorder.stop()}>
          {text.stop}
        </Button>
      )}
    </div>
  );
}

type Press = (recorder: Recorder) => void;
const stop: Press = (recorder) => void recorder.stop();
const keys: Partial<Record<RecorderView['state']['step'], Partial<Record<string, Press>>>> = {
  ready: { r: (recorder) => recorder.count() },
  countdown: { escape: (recorder) => recorder.cancel() },
  recording: { p: (recorder) => recorder.pause(), c: (recorder) => recorder.mark(), s: stop },
  paused: { p: (recorder) => recorder.resume(), s: stop },
};

/** What went wrong, what is kept and what is sent, in words. */
export function RecordFacts({ view }: { view: RecorderView }) {
  const { state, chapters, sentBytes, isAway, isFull, refusal, lowRate } = view;
  const isTaking = ['recording', 'paused', 'stopping'].includes(state.step);
  const last = chapters.at(-1);
  return (
    <>
      <Problem text={problemText(view)} />
      <Problem text={isFull && isTaking ? text.full : undefined} />
      <Problem
        text={
          refusal !== undefined && isTaking
            ? text.refusedUpload(reasonOf(refusal, text.problems.failed))
            : undefined
        }
      />
      <Problem text={lowRate !== undefined && isTaking ? text.slow(lowRate) : undefined} />
      <div className={page.facts}>
        <p role="status">
          {state.step === 'stopping'
            ? text.stopping
            : isTaking && last
              ? text.marked(last.title, clockWithTenths(last.startTime))
              : ''}
        </p>
        {isTaking && <p>{isAway ? text.away : text.sent(byteSize(sentBytes))}</p>}
        {(state.step === 'ready' || isTaking) && <p>{text.keysHelp}</p>}
      </div>
    </>
  );
}

function problemText({ state: { problem, step }, mode }: RecorderView): string | undefined {
  if (!problem) return undefined;
  if (problem === 'screenEnded' && mode === 'both' && step !== 'recorded') return text.screenEndedGoesOn;
  return text.problems[problem];
}

export const Problem = ({ text: words }: { text: string | undefined }) => (
  <div role="alert">
    {words !== undefined && (
      <p className={page.problem}>
        <TriangleAlert aria-hidden="true" />
        {words}
      </p>
    )}
  </div>
);
