import type { ReactNode } from 'react';
import style from './notice.module.css';

type NoticeProps = {
  icon: ReactNode;
  title: string;
  text?: string;
  /** `h1` where the notice is the page, `p` where it only fills a place in one. */
  as?: 'h1' | 'h2' | 'p';
  size?: 'small';
  /** One thing to do. */
  children?: ReactNode;
};

/** An empty, refused, failed or offline state: one picture, one sentence, one thing to do. */
export function Notice({ icon, title, text, as: Title = 'h2', size, children }: NoticeProps) {
  return (
    <div className={[style.notice, size && style[size]].filter(Boolean).join(' ')}>
      <div className={style.picture} aria-hidden="true">
        {icon}
      </div>
      <Title className={style.title} {...(Title === 'h1' && { tabIndex: -1 })}>
        {title}
      </Title>
      {text && <p className={style.text}>{text}</p>}
      {children && <div className={style.actions}>{children}</div>}
    </div>
  );
}
