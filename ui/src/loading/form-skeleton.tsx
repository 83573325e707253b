import * as text from '@tv/strings/en/parts/pieces.ts';
import { Skeleton } from './skeleton.tsx';
import style from './form-skeleton.module.css';

const controlHeights = { line: 40, area: 120 } as const;

type FormSkeletonProps = { fields?: readonly (keyof typeof controlHeights)[] };

/** The shape of a form that is still to come: labels, and what stands below them. */
export const FormSkeleton = ({ fields = ['line', 'area', 'line', 'line'] }: FormSkeletonProps) => (
  <div className={style.form} role="status" aria-busy="true" aria-label={text.loading}>
    {fields.map((field, index) => (
      <div key={index} className={style.field}>
        <Skeleton width={120} height={14} />
        <Skeleton height={controlHeights[field]} radius="var(--radius-control)" />
      </div>
    ))}
  </div>
);
