import type { ContentState } from '@tv/contract/media-contents/content-states';
import type { ReactNode } from 'react';
import style from './status-mark.module.css';

const ring = <circle cx="8" cy="8" r="6.25" />;

/** Each state has a shape of its own, so that readers need no colour to tell states apart. */
const shapes: Record<Exclude<ContentState, 'processing'>, ReactNode> = {
  draft: <circle cx="8" cy="8" r="6.25" strokeDasharray="2.6 2.3" />,
  inReview: (
    <>
      {ring}
      <path d="M8 4.2a3.8 3.8 0 0 1 0 7.6z" fill="currentColor" stroke="none" />
    </>
  ),
  approved: (
    <>
      {ring}
      <path d="m5.4 8.1 1.8 1.8 3.4-3.6" />
    </>
  ),
  scheduled: (
    <>
      {ring}
      <path d="M8 4.6V8l2.2 1.5" />
    </>
  ),
  published: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path className={style.tick} d="m5.1 8.2 2 2 3.8-4.1" />
    </>
  ),
  failed: (
    <>
      <path d="M8 2.2 14.6 13.6H1.4z" />
      <path d="M8 6.6v3.2M8 11.6v.1" />
    </>
  ),
  deleted: <path d="M2.8 4.4h10.4M6.2 4.2V2.6h3.6v1.6M4.2 4.6l.6 8.8h6.4l.6-8.8" />,
};

type StatusMarkProps = { state: ContentState; progress?: number | undefined; isWarning?: boolean };

/** The state of an item as a shape; words stand beside it. `progress`: 0 to 1. */
export const StatusMark = ({ state, progress = 0, isWarning }: StatusMarkProps) => (
  <svg
    className={[style.mark, isWarning ? style.warning : style[state]].filter(Boolean).join(' ')}
    viewBox="0 0 16 16"
    aria-hidden="true"
  >
    {state === 'processing' ? <ProgressRing progress={progress} /> : shapes[state]}
  </svg>
);

const length = 2 * Math.PI * 6.25;

const ProgressRing = ({ progress }: { progress: number }) => (
  <>
    <circle className={style.track} cx="8" cy="8" r="6.25" />
    <circle
      cx="8"
      cy="8"
      r="6.25"
      strokeWidth="2"
      // An arc is seen from the beginning.
      strokeDasharray={`${length * Math.max(0.06, progress)} ${length}`}
      transform="rotate(-90 8 8)"
    />
  </>
);
