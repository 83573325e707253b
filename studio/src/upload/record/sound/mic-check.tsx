import { Mic } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import type { Loudness } from './mix-sound.ts';
import page from '../recording.module.css';
import style from './mic-check.module.css';

/** How loud the microphone is, as a bar and in words, and a short recording to listen to. */
export function MicCheck({
  level,
  loudness,
  onTest,
}: {
  level: number;
  loudness: Loudness;
  onTest?: (() => Promise<Blob | undefined>) | undefined;
}) {
  const [isTesting, setTesting] = useState(false);
  const [heard, setHeard] = useState<string>();
  useEffect(() => () => void (heard && URL.revokeObjectURL(heard)), [heard]);
  const test = async () => {
    if (isTesting || !onTest) return;
    setTesting(true);
    setHeard(undefined);
    const sound = await onTest();
    setTesting(false);
    if (sound) setHeard(URL.createObjectURL(sound));
  };
  return (
    <div className={page.block}>
      <div
        role="meter"
        className={style.meter}
        aria-label={text.level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        aria-valuetext={text.loudness[loudness]}
      >
        <div
          className={[style.level, loudness === 'loud' && style.loud].filter(Boolean).join(' ')}
          style={{ transform: `scaleX(${level})` }}
        />
      </div>
      <p className={page.help}>{text.loudness[loudness]}</p>
      {onTest && (
        <div className={page.buttons}>
          <Button size="small" icon={<Mic />} aria-disabled={isTesting} onClick={() => void test()}>
            {text.testSound}
          </Button>
        </div>
      )}
      <p className={page.help} role="status">
        {isTesting ? text.testing : heard ? text.testDone : ''}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own voice, a moment ago */}
      {heard && <audio className={style.audio} src={heard} controls autoPlay />}
    </div>
  );
}
