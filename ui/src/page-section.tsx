import type { ReactNode } from 'react';
import style from './page-section.module.css';

type PageSectionProps = { title: string; text: string; action?: ReactNode; children: ReactNode };

/** One thing on a page of several: what it is, what there is of it, and the way to more. */
export const PageSection = ({ title, text, action, children }: PageSectionProps) => (
  <section className={style.section} aria-label={title}>
    <div className={style.head}>
      <h2 className={style.title}>{title}</h2>
      {action}
    </div>
    <p className={style.text}>{text}</p>
    {children}
  </section>
);
