import type { ReactNode } from 'react';
import style from './page-head.module.css';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';

type PageHeadProps = {
  /** Missing while it is not known. */
  title: string | undefined;
  icon?: ReactNode;
  /** Above the title: the way here. */
  way?: ReactNode;
  /** A fact under the title, e.g. a count; empty while it is not known. */
  fact?: string;
  /** A sentence or two about what is shown. */
  text?: string | undefined;
  /** Beside the title. */
  actions?: ReactNode;
  /** Below it: what narrows or orders the screen. */
  children?: ReactNode;
};

/** A screen's heading with room for what is not known yet. */
export function PageHead({ title, icon, way, fact, text, actions, children }: PageHeadProps) {
  return (
    <header className={style.head}>
      <div className={style.line}>
        <div className={style.words}>
          {way && <div className={style.way}>{way}</div>}
          {title === undefined ? (
            <div className={style.waiting}>
              <Skeleton width="min(280px, 60vw)" height="1em" />
            </div>
          ) : (
            <h1 className={style.title} tabIndex={-1} dir="auto">
              {icon}
              {title}
            </h1>
          )}
          {fact !== undefined && <p className={style.fact}>{fact}</p>}
          {text && <p className={style.text}>{text}</p>}
        </div>
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
      {children && <div className={style.tools}>{children}</div>}
    </header>
  );
}
