import type { MediaVersion } from '@tv/contract/media/media-versions';
import { Button } from '@tv/ui/button.tsx';
import { percent } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/item/versions.ts';
import { problemWords } from '../../parts/problems/reason-words.ts';
import style from './file-tab.module.css';

type VersionStateProps = {
  version: MediaVersion;
  /** Absent: it cannot be tried again. */
  onAgain: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

/** A version that is not ready: how far it is, or why it failed. */
export function VersionState({ version, onAgain, onRemove }: VersionStateProps) {
  const { state, progress, problem, original, cuts } = version;
  const isFailed = state === 'failed';
  const isMoving = state === 'waiting' || state === 'processing';
  return (
    <section className={style.state} role={isFailed ? 'alert' : 'status'}>
      <p className={style.name}>
        {[original?.fileName, cuts.length > 0 ? text.cut(cuts.length) : ''].filter(Boolean).join(', ')}
      </p>
      {isMoving && <progress aria-label={text.states.waiting} value={progress} max={1} />}
      <p className={isFailed ? style.problem : style.facts}>
        {state === 'processing' ? text.processing(percent(progress)) : text.states[state as 'waiting']}
        {isFailed && problem ? `: ${problemWords(problem)}` : ''}
      </p>
      <p className={style.facts}>
        {isMoving && text.servedMeanwhile}
        {isFailed && text.servedStill}
      </p>
      <div className={style.actions}>
        {onAgain && (
          <Button size="small" onClick={onAgain}>
            {text.again}
          </Button>
        )}
        {onRemove && (
          <Button size="small" look="neutral" onClick={onRemove}>
            {isMoving ? text.cancelMaking : text.dismiss}
          </Button>
        )}
      </div>
    </section>
  );
}
