import { Fragment } from 'react';

type Keys = readonly [keys: readonly string[], does: string][];

const player: Keys = [
  [['Space', 'K'], 'Play or pause'],
  [['J', 'L'], 'Back or forward by 10 seconds'],
  [['←', '→'], 'Back or forward by 5 seconds, while the player has the focus'],
  [['↑', '↓'], 'Louder or quieter, while the player has the focus'],
  [['M'], 'Mute'],
  [['C'], 'Captions on or off'],
  [['F'], 'Full screen'],
  [['T'], 'Theatre: the player as wide as the window'],
  [['0', '9'], 'Jump to the beginning, to 10 %, … to 90 %'],
  [['Home', 'End'], 'To the beginning or the end, while the player has the focus'],
  [['<', '>'], 'Slower or faster'],
  [[',', '.'], 'One picture back or forward, while paused'],
];

const portal: Keys = [
  [['/'], 'Go to the search field'],
  [['←', '→'], 'Walk along a row of cards'],
  [['↑', '↓'], 'Walk through suggestions and menus'],
  [['Enter'], 'Open what has the focus'],
  [['Esc'], 'Close a menu, a drawer or a dialog'],
  [['Tab'], 'Go on; the first one on a page skips to its content'],
];

export const PlayerKeys = () => <KeysTable caption="Keys of the player" keys={player} />;
export const PortalKeys = () => <KeysTable caption="Keys everywhere" keys={portal} />;

const KeysTable = ({ caption, keys }: { caption: string; keys: Keys }) => (
  <table>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">What it does</th>
      </tr>
    </thead>
    <tbody>
      {keys.map(([names, does]) => (
        <tr key={does}>
          <td>
            {names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && (name === '9' ? ' to ' : ' ')}
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
