/** The part of a media element that captions need, with what only Safari has. */
export type CaptionedMedia = Pick<HTMLMediaElement, 'addEventListener' | 'textTracks' | 'remote'> & {
  webkitDisplayingFullscreen?: boolean;
  webkitCurrentPlaybackTargetIsWireless?: boolean;
};

const moves = [
  'webkitbeginfullscreen',
  'webkitendfullscreen',
  'webkitcurrentplaybacktargetiswirelesschanged',
  'enterpictureinpicture',
  'leavepictureinpicture',
];

/** Whether the picture is where the page cannot draw over it: a phone's own full screen, another screen, a small window. */
const isElsewhere = (media: CaptionedMedia): boolean =>
  media.webkitDisplayingFullscreen === true ||
  media.webkitCurrentPlaybackTargetIsWireless === true ||
  media.remote?.state === 'connected' ||
  (typeof document !== 'undefined' && document.pictureInPictureElement === (media as unknown));

const primary = (language: string) => language.split('-')[0]?.toLowerCase();

/**
 * Captions that come with the stream, where the browser plays it by itself: shown where the page cannot draw its own, in
 * the language that is chosen, and nowhere else, so that nobody reads them twice. The answer ends it.
 */
export const followNativeCaptions = (
  media: CaptionedMedia,
  languageNow: () => string | undefined,
): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  let shown: string | undefined;
  const show = () => {
    shown = languageNow();
    const tracks = [...media.textTracks].filter(({ kind }) => kind === 'subtitles' || kind === 'captions');
    const language = isElsewhere(media) ? shown : undefined;
    const chosen =
      language &&
      (tracks.find((track) => track.language === language) ??
        tracks.find((track) => primary(track.language) === primary(language)));
    for (const track of tracks) {
      const mode = track === chosen ? 'showing' : 'disabled';
      // setting it, even to what it is, tells of a change
      if (track.mode !== mode) track.mode = mode;
    }
  };
  // a device that likes captions switches them on by itself; what a person chooses in full screen is theirs
  const hold = () => !isElsewhere(media) && show();
  media.textTracks.addEventListener('addtrack', show, { signal });
  media.textTracks.addEventListener('change', hold, { signal });
  for (const move of moves) media.addEventListener(move, show, { signal });
  // chosen in the page while another screen plays
  media.addEventListener('timeupdate', () => languageNow() !== shown && show(), { signal });
  for (const change of ['connect', 'disconnect']) media.remote?.addEventListener(change, show, { signal });
  show();
  return () => ending.abort();
};
