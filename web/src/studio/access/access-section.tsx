import type { ReactNode } from 'react';
import style from './access.module.css';

type AccessSectionProps = { title: string; text: string; action?: ReactNode; children: ReactNode };

/** One way in: what it is, what there is of it, and the way to more. */
export const AccessSection = ({ title, text, action, children }: AccessSectionProps) => (
  <section className={style.section} aria-label={title}>
    <div className={style.head}>
      <h2 className={style.title}>{title}</h2>
      {action}
    </div>
    <p className={style.text}>{text}</p>
    {children}
  </section>
);
