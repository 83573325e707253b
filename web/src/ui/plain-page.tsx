import type { ReactNode } from 'react';
import { useTitle } from '../lib/layout/use-title.ts';
import * as text from '../strings/en/pieces.ts';
import { Logo } from './logo.tsx';
import style from './plain-page.module.css';

type PlainPageProps = {
  title: string;
  lead?: string;
  /** Parts of the page that a list at its side leads to. */
  contents?: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** A page of text, without the viewer's chrome: anybody may read it, signed in or not. */
export function PlainPage({ title, lead, contents, children }: PlainPageProps) {
  useTitle(title);
  return (
    <>
      <header className={style.bar}>
        <Logo to="/" />
      </header>
      <div className={contents ? style.withContents : undefined}>
        {contents && (
          <nav className={style.contents} aria-label={text.onThisPage}>
            <ul>
              {contents.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
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
