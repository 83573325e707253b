import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import style from './chip.module.css';

/** A short fact. Without a look it lies on a picture; `bright` there calls attention, `plain` lies on the page. */
export const Chip = ({
  look,
  className = '',
  ...rest
}: { look?: 'plain' | 'bright' } & ComponentProps<'span'>) => (
  <span className={`${style.chip} ${className}`} data-look={look} {...rest} />
);

/** A chip that leads somewhere. With `aria-current` it is the one of several that is shown. */
export const ChipLink = (props: ComponentProps<typeof Link>) => <Link className={style.control} {...props} />;

/** The tag's screen returns to where the tag was pressed. */
export function TagLink({ to, children }: { to: string; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <ChipLink dir="auto" to={to} state={{ from: pathname + search }}>
      {children}
    </ChipLink>
  );
}
