import { Fragment } from 'react';
import * as text from '@tv/strings/en/parts/keys.ts';
import style from './keys-table.module.css';

/** The names of some keys, and what they do. */
export type Keys = readonly [keys: readonly string[], does: string][];

/** Two keys that stand for all between them. */
const isSpan = (names: readonly string[]) => names.join() === '0,9';

export const KeysTable = ({ caption, keys }: { caption: string; keys: Keys }) => (
  <table className={style.keys}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{text.key}</th>
        <th scope="col">{text.doesWhat}</th>
      </tr>
    </thead>
    <tbody>
      {keys.map(([names, does]) => (
        <tr key={does}>
          <td>
            {names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && (isSpan(names) ? ` ${text.between} ` : ' ')}
                <kbd>{name}</kbd>
              </Fragment>
            ))}
          </td>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
