import { expect, it } from 'vitest';
import { followNativeCaptions, type CaptionedMedia } from './native-captions.ts';

type Track = { kind: string; language: string; mode: string };

/** A media element as Safari has it, with the captions of a stream. */
const aMedia = () => {
  const tracks: Track[] = ['de', 'en-GB'].map((language) => ({
    kind: 'subtitles',
    language,
    mode: 'disabled',
  }));
  tracks.push({ kind: 'metadata', language: '', mode: 'hidden' });
  const textTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => tracks.values() });
  const remote = Object.assign(new EventTarget(), { state: 'disconnected' });
  const media = Object.assign(new EventTarget(), { textTracks, remote, webkitDisplayingFullscreen: false });
  const goFullScreen = (is: boolean) => {
    media.webkitDisplayingFullscreen = is;
    media.dispatchEvent(new Event(is ? 'webkitbeginfullscreen' : 'webkitendfullscreen'));
  };
  const modes = () => tracks.map(({ mode }) => mode);
  return { media: media as unknown as CaptionedMedia, tracks, textTracks, remote, goFullScreen, modes };
};

it('shows captions of the stream only where the page cannot draw its own', () => {
  const { media, goFullScreen, modes } = aMedia();
  followNativeCaptions(media, () => 'en');
  expect(modes()).toEqual(['disabled', 'disabled', 'hidden']);
  goFullScreen(true);
  expect(modes()).toEqual(['disabled', 'showing', 'hidden']);
  goFullScreen(false);
  expect(modes()).toEqual(['disabled', 'disabled', 'hidden']);
});

it('switches off what a device switches on by itself, and leaves what a person chooses in full screen', () => {
  const { media, tracks, textTracks, goFullScreen, modes } = aMedia();
  followNativeCaptions(media, () => 'en');
  tracks[0]!.mode = 'showing';
  textTracks.dispatchEvent(new Event('change'));
  expect(modes()[0]).toBe('disabled');
  goFullScreen(true);
  tracks[0]!.mode = 'showing';
  tracks[1]!.mode = 'disabled';
  textTracks.dispatchEvent(new Event('change'));
  expect(modes()).toEqual(['showing', 'disabled', 'hidden']);
});

it('shows them on another screen, none where none are chosen, and ends', () => {
  const { media, remote, modes, goFullScreen } = aMedia();
  let language: string | undefined = 'de';
  const end = followNativeCaptions(media, () => language);
  remote.state = 'connected';
  remote.dispatchEvent(new Event('connect'));
  expect(modes()).toEqual(['showing', 'disabled', 'hidden']);
  language = undefined;
  (media as unknown as EventTarget).dispatchEvent(new Event('timeupdate'));
  expect(modes()).toEqual(['disabled', 'disabled', 'hidden']);
  end();
  language = 'de';
  goFullScreen(true);
  expect(modes()).toEqual(['disabled', 'disabled', 'hidden']);
});
