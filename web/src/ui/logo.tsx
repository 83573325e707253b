import { useState } from 'react';
import { Link } from 'react-router';
import * as text from '../strings/en/pieces.ts';
import style from './logo.module.css';

type LogoProps = {
  to?: string;
  isInternal?: boolean;
  /** Address of an organization's own mark, in place of the portal's. */
  mark?: string | undefined;
};

const ownMark = '/favicon.svg';

/** The portal's name; on internal pages `TV | Internal`. */
export function Logo({ to, isInternal, mark }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  const shown = mark && mark !== failed ? mark : ownMark;
  const content = (
    <>
      <img src={shown} alt="" height={28} onError={() => setFailed(shown)} />
      <span>TV</span>
      {isInternal && (
        <>
          <span className="visually-hidden"> | </span>
          <span className={style.part}>{text.internal}</span>
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
