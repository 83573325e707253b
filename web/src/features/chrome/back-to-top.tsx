import { ArrowUp } from 'lucide-react';
import * as text from '@tv/strings/en/browse/chrome.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { scrollManner } from '../../parts/use-row-scroll.ts';
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
