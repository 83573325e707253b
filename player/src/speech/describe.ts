import type { Player } from '../create-player.ts';
import { shownAt, type SpokenCue } from '../captions/cues.ts';

type Followed = Pick<Player, 'getState' | 'subscribe' | 'play' | 'pause'>;
/** The part of `speechSynthesis` that descriptions need. */
export type Voice = { speak: (words: SpeechSynthesisUtterance) => void; cancel: () => void };

/** Milliseconds after which playing goes on, should a voice never say that it has ended. */
const longest = 20_000;

/**
 * Speaks what is seen while it plays. What takes longer to say than it lasts holds the picture until it is said,
 * so that nothing is talked over. The answer ends it.
 */
export const describe = (
  player: Followed,
  cues: readonly SpokenCue[],
  lang: string,
  voice: Voice = speechSynthesis,
): (() => void) => {
  let spoken: SpokenCue | undefined;
  let words: SpeechSynthesisUtterance | undefined;
  /** Paused by the description, not by the person. */
  let isHolding = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hush = () => {
    clearTimeout(timer);
    isHolding = false;
    if (words) voice.cancel();
    words = undefined;
  };
  const goOn = () => {
    clearTimeout(timer);
    words = undefined;
    if (isHolding) void player.play();
    isHolding = false;
  };
  const say = (cue: SpokenCue) => {
    hush();
    spoken = cue;
    const utterance = new SpeechSynthesisUtterance(cue.text.replaceAll('\n', ' '));
    utterance.lang = lang;
    utterance.onend = utterance.onerror = () => words === utterance && goOn();
    words = utterance;
    timer = setTimeout(goOn, longest);
    voice.speak(utterance);
  };
  const follow = () => {
    const { currentTime, paused, seeking, started, ended } = player.getState();
    if (!started || (isHolding && paused)) return;
    if (seeking || paused || ended) {
      if (seeking) spoken = undefined;
      return hush();
    }
    isHolding = false;
    const cue = cues[shownAt(cues, currentTime).at(-1) ?? -1];
    if (cue && cue !== spoken) say(cue);
    else if (words && spoken && currentTime >= spoken.endTime) {
      isHolding = true;
      player.pause();
    }
  };
  const stop = player.subscribe(follow);
  return () => {
    stop();
    hush();
  };
};
