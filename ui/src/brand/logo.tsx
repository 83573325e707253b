import { Link } from 'react-router';
import style from './logo.module.css';
import { type Logos, Mark } from './mark.tsx';

type LogoProps = {
  to?: string;
  /** The part of the portal that stands after its name, e.g. `TV | Internal`. */
  part?: string | undefined;
  /** Whose mark stands in place of the portal's. */
  of?: Logos | undefined;
};

/** The portal's name, and that of a part of it. */
export function Logo({ to, part, of }: LogoProps) {
  const content = (
    <>
      <Mark of={of} height={28} />
      <span>
        TV
        {part && (
          <>
            <span className="visually-hidden"> | </span>
            <span className={style.part}>{part}</span>
          </>
        )}
      </span>
    </>
  );
  if (!to) return <span className={style.logo}>{content}</span>;
  return (
    <Link className={style.logo} to={to}>
      {content}
    </Link>
  );
}
