import * as text from '@tv/strings/en/studio/organization/people.ts';
import style from './invite-dialog.module.css';
import type { WrongLine } from './read-addresses.ts';

/** Wrong lines that are shown at a time. */
const shownLines = 20;

/** Lines of the pasted text that hold no address, each with the reason. */
export const WrongLines = ({ lines }: { lines: readonly WrongLine[] }) => (
  <div className={style.wrong} role="status">
    <p className={style.warning}>{text.wrongLines(lines.length)}</p>
    <ul className={style.lines}>
      {lines.slice(0, shownLines).map(({ line, text: written, reason }) => (
        <li key={`${line} ${written}`}>
          <span className={style.number}>{text.line(line)}</span> <q className={style.written}>{written}</q>
          {': '}
          {text.wrongReasons[reason]}
        </li>
      ))}
      {lines.length > shownLines && <li>{text.andMore(lines.length - shownLines)}</li>}
    </ul>
  </div>
);
