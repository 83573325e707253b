import type { LiveEvent } from '@tv/contract/live/live';
import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { useKeyedValue } from '@tv/client/lib/state/use-keyed-value.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import type { Source } from '@tv/player/playback/engine.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { Player } from '@tv/player/player.tsx';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { useMediaSource } from '../parts/use-media-source.ts';
import style from './live.module.css';

const settings = { autoplay: true, playbackRates: [1], skipSeconds: 10 };
const noText = () => Promise.resolve('');

/** What arrives, as viewers see it or will see it. */
export function Preview({ event: { id, title, previewUrl } }: { event: LiveEvent }) {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const source = useMediaSource(previewUrl ?? '', id, organizationId);
  return previewUrl ? (
    <StreamPlayer title={title} source={source} />
  ) : (
    <NoStream text={text.nothingArrives} />
  );
}

/** In the place of a stream that is not there. */
export const NoStream = ({ text: words }: { text: string }) => (
  <div className={style.empty}>
    <Radio aria-hidden="true" />
    <p>{words}</p>
  </div>
);

type StreamPlayerProps = { title: string; source: Source; children?: ReactNode };

/** Plays a running stream. It begins muted, so that nobody hears themselves. `children` stand below it. */
export function StreamPlayer({ title, source, children }: StreamPlayerProps) {
  const player = useKeyedValue(source.url, () => createPlayer({ muted: true }));
  return (
    <PlayerProvider player={player}>
      <div className={style.preview}>
        <Player
          mediaType="video"
          title={title}
          source={source}
          chapters={[]}
          subtitles={[]}
          settings={settings}
          loadText={noText}
        />
      </div>
      {children}
    </PlayerProvider>
  );
}
