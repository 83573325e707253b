import { useState } from 'react';
import { Link } from 'react-router';
import style from './logo.module.css';

type LogoProps = {
  to?: string;
  /** The part of the portal that stands after its name, e.g. `TV | Internal`. */
  part?: string | undefined;
  /** Address of an organization's own mark, in place of the portal's. */
  mark?: string | undefined;
};

const ownMark = '/favicon.svg';

/** The portal's name, and that of a part of it. */
export function Logo({ to, part, mark }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  const shown = mark && mark !== failed ? mark : ownMark;
  const content = (
    <>
      <img src={shown} alt="" height={28} onError={() => setFailed(shown)} />
      <span>TV</span>
      {part && (
        <>
          <span className="visually-hidden"> | </span>
          <span className={style.part}>{part}</span>
        </>
      )}
    </>
  );
  if (!to) return <span className={style.logo}>{content}</span>;
  return (
    <Link className={style.logo} to={to}>
      {content}
    </Link>
  );
}
