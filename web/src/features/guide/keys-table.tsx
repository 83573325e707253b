import { playerKeys } from '../../player/player-keys.ts';
import * as text from '../../strings/en/keys.ts';
import { KeysTable, type Keys } from '../../ui/keys-table.tsx';

const portal: Keys = [
  [['/'], text.search],
  [[text.control, 'K'], text.palette],
  [['←', '→'], text.row],
  [['↑', '↓'], text.menu],
  [[text.enter], text.open],
  [['Esc'], text.close],
  [['Tab'], text.goOn],
];

const Titled = ({ caption, keys }: { caption: string; keys: Keys }) => (
  <>
    <h3>{caption}</h3>
    <KeysTable caption={caption} keys={keys} />
  </>
);

export const PlayerKeys = () => <Titled caption={text.playerKeys} keys={playerKeys} />;
export const PortalKeys = () => <Titled caption={text.portalKeys} keys={portal} />;
