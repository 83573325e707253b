import type { ComponentProps, ReactNode } from 'react';
import style from './icon-button.module.css';

export type TipSide = 'below' | 'above' | 'right' | 'end';

/** Wraps one control with its tooltip, which only repeats or explains it. Escape hides it (`hide-tips.ts`). */
export function Tooltip({
  tip,
  side = 'below',
  children,
}: {
  tip: string;
  side?: TipSide;
  children: ReactNode;
}) {
  const sideClass = side === 'below' ? '' : (style[side] ?? '');
  return (
    <span className={style.wrap}>
      {children}
      <span className={`${style.tip} ${sideClass}`} aria-hidden="true">
        {tip}
      </span>
    </span>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  side?: TipSide;
  look?: 'picture';
  size?: 'small';
};

/** A round button of one icon, named for everybody: by its tooltip and for a screen reader. */
export function IconButton({ label, side, look, size, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip tip={label} {...(side && { side })}>
      <button
        type="button"
        aria-label={label}
        className={[style.button, look && style[look], size && style[size], className]
          .filter(Boolean)
          .join(' ')}
        {...rest}
      >
        {children}
      </button>
    </Tooltip>
  );
}
