import style from './skeleton.module.css';

type Size = { width?: string | number; height?: string | number; radius?: string; aspectRatio?: string };

/** A block in the shape of what comes. Say once, near it, that something is loading. */
export function Skeleton({ radius, ...size }: Size) {
  return (
    <span
      className={style.skeleton}
      style={{ ...size, ...(radius && { borderRadius: radius }) }}
      aria-hidden="true"
    />
  );
}
