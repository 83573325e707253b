import style from './still-block.module.css';

type Size = { width?: string | number; height?: string | number; radius?: string; aspectRatio?: string };

/**
 * A block in the shape of what comes, for rows that are scrolled. It does not shimmer: each block that shimmers is painted in
 * every frame.
 */
export const StillBlock = ({ radius, ...size }: Size) => (
  <span
    className={style.block}
    style={{ ...size, ...(radius && { borderRadius: radius }) }}
    aria-hidden="true"
  />
);
