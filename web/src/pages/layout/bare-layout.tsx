import type { ReactNode } from 'react';
import { Logo } from '@tv/ui/brand/logo.tsx';
import style from './bare-layout.module.css';

/** For pages that say one thing: the portal's name above, the rest in the middle. */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <div className={style.page}>
    <header className={style.head}>
      <Logo />
    </header>
    <main id="main" className={style.main}>
      {children}
    </main>
  </div>
);
