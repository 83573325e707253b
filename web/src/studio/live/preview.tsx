import type { LiveEvent } from '@tv/contract/live';
import { Radio } from 'lucide-react';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import { useKeyedValue } from '../../lib/state/use-keyed-value.ts';
import { createPlayer } from '../../player/create-player.ts';
import { PlayerProvider } from '../../player/player-context.tsx';
import { Player } from '../../player/player.tsx';
import * as text from '../../strings/en/studio-live.ts';
import { useMediaSource } from '../ui/use-media-source.ts';
import style from './live.module.css';

const settings = { autoplay: true, playbackRates: [1], skipSeconds: 10 };
const noText = () => Promise.resolve('');

/** What arrives, as viewers see it or will see it. It begins muted, so that the presenter does not hear themselves. */
export function Preview({ event }: { event: LiveEvent }) {
  const { id, title, previewUrl } = event;
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const player = useKeyedValue(`${id} ${previewUrl}`, () => createPlayer({ muted: true }));
  const source = useMediaSource(previewUrl ?? '', id, organizationId);
  if (!previewUrl)
    return (
      <div className={style.empty}>
        <Radio aria-hidden="true" />
        <p>{text.nothingArrives}</p>
      </div>
    );
  return (
    <div className={style.preview}>
      <PlayerProvider player={player}>
        <Player
          mediaType="video"
          title={title}
          source={source}
          chapters={[]}
          subtitles={[]}
          settings={settings}
          loadText={noText}
        />
      </PlayerProvider>
    </div>
  );
}
