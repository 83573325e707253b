import { ArrowUp } from 'lucide-react';
import * as text from '../../strings/en/chrome.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { scrollManner } from '../../ui/use-row-scroll.ts';
import style from './floating.module.css';

export const BackToTop = () => (
  <div className={style.top}>
    <IconButton
      label={text.backToTop}
      side="above"
      onClick={() => scrollTo({ top: 0, behavior: scrollManner() })}
    >
      <ArrowUp />
    </IconButton>
  </div>
);
