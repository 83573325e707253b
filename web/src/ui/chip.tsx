import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import style from './chip.module.css';

/** A short fact. Without a look it lies on a picture; `bright` there calls attention, `plain` lies on the page. */
export function Chip({ look, className, ...rest }: { look?: 'plain' | 'bright' } & ComponentProps<'span'>) {
  return (
    <span className={[style.chip, look && style[look], className].filter(Boolean).join(' ')} {...rest} />
  );
}

export function TagLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={style.tag} to={to}>
      {children}
    </Link>
  );
}
