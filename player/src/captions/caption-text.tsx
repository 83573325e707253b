import type { Cue, CueRun } from '@tv/contract/captions/cues';
import type { CSSProperties } from 'react';
import type { CaptionStyle } from './caption-style.ts';
import styles from './captions.module.css';
import { spokenRuns } from './cues.ts';

const families = {
  serif: 'var(--serif)',
  'sans-serif': 'inherit',
  monospace: 'var(--monospace)',
  cursive: 'cursive',
};

/** What the file says, except where the person has chosen something else. */
const lookOf = (run: CueRun, chosen: CaptionStyle): CSSProperties | undefined => {
  const { italic, bold, underline, strike, color, background, family, size } = run;
  const style: CSSProperties = {
    ...(italic && { fontStyle: 'italic' }),
    ...(bold && { fontWeight: 800 }),
    ...((underline || strike) && {
      textDecoration: [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' '),
    }),
    ...(color && chosen.color === 'white' && { color }),
    ...(background && chosen.background === 'soft' && { background }),
    ...(family && chosen.font === 'sans' && { fontFamily: families[family] }),
    ...(size && { fontSize: `${size}em` }),
  };
  return Object.keys(style).length > 0 ? style : undefined;
};

const Run = ({ run, chosen }: { run: CueRun; chosen: CaptionStyle }) => {
  const words = run.ruby ? (
    <ruby>
      {run.text}
      <rt>{run.ruby}</rt>
    </ruby>
  ) : (
    run.text
  );
  const style = lookOf(run, chosen);
  return style || run.language ? (
    <span style={style} lang={run.language}>
      {words}
    </span>
  ) : (
    words
  );
};

/** The words of a cue, with who says them. */
export const CaptionText = ({ cue, chosen }: { cue: Cue; chosen: CaptionStyle }) => (
  <span className={styles.text} data-cue>
    {spokenRuns(cue).map(({ run, speaker }, index) => (
      <span key={index}>
        {speaker && (
          // The direction of a line is that of its text, not of the speaker's name.
          <span className={styles.speaker}>
            <bdi>{speaker}</bdi>:{' '}
          </span>
        )}
        <Run run={run} chosen={chosen} />
      </span>
    ))}
  </span>
);
