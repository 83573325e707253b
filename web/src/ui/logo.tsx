import { Link } from 'react-router';
import * as text from '../strings/en/pieces.ts';
import style from './logo.module.css';

/** The portal's name; on internal pages `TV | Internal`. */
export function Logo({ to, isInternal }: { to?: string; isInternal?: boolean }) {
  const content = (
    <>
      <img src="/favicon.svg" alt="" width={28} height={28} />
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
