import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import style from './button.module.css';

/** `picture`: lies on a picture and looks the same in every theme. */
export type Look = 'primary' | 'secondary' | 'neutral' | 'danger' | 'picture';

type Looks = { look?: Look; size?: 'large' | 'small' | undefined; icon?: ReactNode };

const classes = (look: Look, size: Looks['size'], more: string | undefined) =>
  [style.button, style[look], size && style[size], more].filter(Boolean).join(' ');

export function Button({
  look = 'secondary',
  size,
  icon,
  className,
  children,
  ...rest
}: Looks & ComponentProps<'button'>) {
  return (
    <button type="button" className={classes(look, size, className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}

export function LinkButton({
  look = 'secondary',
  size,
  icon,
  className,
  children,
  ...rest
}: Looks & Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link className={classes(look, size, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}

/** A link that leaves the portal. */
export function OuterLinkButton({
  look = 'secondary',
  size,
  icon,
  className,
  children,
  ...rest
}: Looks & ComponentProps<'a'>) {
  return (
    <a className={classes(look, size, className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}
