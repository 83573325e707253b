import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import style from './chip.module.css';

/** A short fact. Without a look it lies on a picture; `bright` there calls attention, `plain` lies on the page. */
export function Chip({ look, className, ...rest }: { look?: 'plain' | 'bright' } & ComponentProps<'span'>) {
  return (
    <span className={[style.chip, look && style[look], className].filter(Boolean).join(' ')} {...rest} />
  );
}

/** The tag's screen returns to where the tag was pressed. */
export function TagLink({ to, children }: { to: string; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link className={style.tag} dir="auto" to={to} state={{ from: pathname + search }}>
      {children}
    </Link>
  );
}
