import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import style from './section.module.css';

/** A share as a bar and in percent. Nothing where there is none. */
export const WatchedBar = ({ share }: { share: number | undefined }) =>
  share === undefined ? null : (
    <span className={style.bar}>
      <span aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span>{percentWords(share)}</span>
    </span>
  );
