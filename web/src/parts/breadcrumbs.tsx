import { Link } from 'react-router';
import * as pieces from '@tv/strings/en/parts/pieces.ts';
import style from './breadcrumbs.module.css';

/** The way here: links, and the place itself as plain text. A text that is not known yet has its room already. */
export const Breadcrumbs = ({ path }: { path: readonly { text: string | undefined; to?: string }[] }) => (
  <nav aria-label={pieces.breadcrumbs}>
    <ol className={style.path}>
      {path.map(({ text, to }) => (
        <li key={to ?? ''} className={style.step}>
          {to && text ? (
            <Link className={style.link} to={to} dir="auto">
              {text}
            </Link>
          ) : (
            <span aria-current="page" dir="auto">
              {text}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
