import { Fragment } from 'react';
import * as text from '../../strings/en/keys.ts';

type Keys = readonly [keys: readonly string[], does: string][];

const player: Keys = [
  [[text.space, 'K'], text.play],
  [['J', 'L'], text.tenSeconds],
  [['←', '→'], text.fiveSeconds],
  [['↑', '↓'], text.volume],
  [['M'], text.mute],
  [['C'], text.captions],
  [['F'], text.fullScreen],
  [['T'], text.theatre],
  [['0', '9'], text.jump],
  [[text.home, text.end], text.ends],
  [['<', '>'], text.speed],
  [[',', '.'], text.picture],
];

const portal: Keys = [
  [['/'], text.search],
  [['←', '→'], text.row],
  [['↑', '↓'], text.menu],
  [[text.enter], text.open],
  [['Esc'], text.close],
  [['Tab'], text.goOn],
];

export const PlayerKeys = () => <KeysTable caption={text.playerKeys} keys={player} />;
export const PortalKeys = () => <KeysTable caption={text.portalKeys} keys={portal} />;

const KeysTable = ({ caption, keys }: { caption: string; keys: Keys }) => (
  <>
    <h3>{caption}</h3>
    <table>
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
                  {index > 0 && (name === '9' ? ` ${text.between} ` : ' ')}
                  <kbd>{name}</kbd>
                </Fragment>
              ))}
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
