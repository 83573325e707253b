import { useState } from 'react';
import { ControlBar } from './control-bar.tsx';
import styles from '../player.module.css';
import type { PlayerProps } from '../player-props.ts';
import { Scrubber } from '../seek-bar/scrubber.tsx';
import { useLoadedText } from '../use-loaded-text.ts';
import { parsePeaks } from '../seek-bar/waveform.tsx';
import { parseSeekPreviews } from '../seek-bar/seek-previews.ts';

const readPreviews = (text: string, url: string) => parseSeekPreviews(text, new URL(url, location.href).href);

type Props = PlayerProps & { toggleCaptions: () => void; onMenu: (open: boolean) => void };

/** The scrubber and the line of buttons under it. */
export const Controls = (props: Props) => {
  const { mediaType, chapters, subtitles, settings, loadText } = props;
  const [previewsWanted, setPreviewsWanted] = useState(false);
  const isVideo = mediaType === 'video';
  const previews = useLoadedText(props.seekPreviewsUrl, previewsWanted, loadText, readPreviews);
  const peaks = useLoadedText(props.waveformUrl, !isVideo, loadText, parsePeaks);
  return (
    <div className={styles.controls} data-controls>
      <Scrubber
        chapters={chapters}
        previews={previews ?? []}
        onWanted={() => setPreviewsWanted(true)}
        peaks={isVideo ? undefined : (peaks ?? [])}
      />
      <ControlBar
        chapters={chapters}
        subtitles={subtitles}
        settings={settings}
        mediaType={mediaType}
        hasTheatre={props.hasTheatre}
        viewer={props.viewer}
        onCorner={props.onCorner}
        onNext={props.onNext}
        toggleCaptions={props.toggleCaptions}
        onMenu={props.onMenu}
      />
    </div>
  );
};
