import type { Cues } from '@tv/contract/captions/cues';
import { lazy, Suspense } from 'react';
import { CaptionScreen, type CaptionScreenProps } from './caption-screen.tsx';
import { cuesUrl, readCues } from './cues.ts';
import { usePlayerState } from '../player-context.tsx';
import type { PlayerProps } from '../player-props.ts';
import { useLoadedText } from '../use-loaded-text.ts';

const nothing: Cues = { cues: [], regions: [] };

/** Its code comes with captions of a live stream alone. */
const LiveCaptions = lazy(async () => ({ default: (await import('./live-captions.tsx')).LiveCaptions }));

/**
 * Captions drawn by the page, so that they move above the controls and look the same everywhere: what the service read,
 * where the file puts it. They are not a live region: read aloud, they would talk over what is heard.
 */
export const Captions = ({
  subtitles,
  loadText,
  ...screen
}: Pick<PlayerProps, 'subtitles' | 'loadText'> & Omit<CaptionScreenProps, 'languageCode'>) => {
  const language = usePlayerState((state) => state.captions);
  const subtitle = subtitles.find((entry) => entry.languageCode === language);
  const { languageCode = '', loadCues } = subtitle ?? {};
  // a file that cannot be read shows nothing rather than an error over the picture
  const url = subtitle && !loadCues ? cuesUrl(subtitle.url) : undefined;
  const cues = useLoadedText(url, true, loadText, readCues) ?? nothing;
  if (!subtitle) return null;
  if (!loadCues) return <CaptionScreen cues={cues} languageCode={languageCode} {...screen} />;
  return (
    <Suspense>
      <LiveCaptions loadCues={loadCues} languageCode={languageCode} {...screen} />
    </Suspense>
  );
};
