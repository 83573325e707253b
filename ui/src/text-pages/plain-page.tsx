import type { ReactNode } from 'react';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Logo } from '../brand/logo.tsx';
import style from './plain-page.module.css';

type PlainPageProps = {
  title: string;
  lead?: string;
  /** Stands at the side where there is room, e.g. what the page contains. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of text, without the viewer's chrome: anybody may read it, signed in or not. */
export function PlainPage({ title, lead, aside, children }: PlainPageProps) {
  useTitle(title);
  return (
    <>
      <header className={style.bar}>
        <Logo to="/" />
      </header>
      <div className={aside ? style.withAside : undefined}>
        {aside && <div className={style.aside}>{aside}</div>}
        <main className={style.page}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={style.lead}>{lead}</p>}
          {children}
        </main>
      </div>
    </>
  );
}

export const PlainSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className={style.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);
