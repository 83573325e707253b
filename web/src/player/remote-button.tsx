import { Airplay, Cast } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as text from '../strings/en/player-controls.ts';
import { ControlButton } from './control-button.tsx';
import { usePlayer } from './player-context.tsx';
import { chooseRemote, watchRemote, type Remote, type RemoteMedia } from './remote-playback.ts';

/** There only while there is another screen to play on. */
export const RemoteButton = () => {
  const player = usePlayer();
  const [remote, setRemote] = useState<Remote>();
  const media: RemoteMedia | undefined = player.element();
  useEffect(() => (media ? watchRemote(media, (change) => setRemote({ ...change })) : undefined), [media]);
  if (!media || !remote?.isThere) return null;
  return (
    <ControlButton
      label={text.otherScreen}
      icon={'webkitShowPlaybackTargetPicker' in media ? Airplay : Cast}
      aria-pressed={remote.isConnected}
      onClick={() => chooseRemote(media)}
    />
  );
};
