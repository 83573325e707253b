export type Mix = {
  /** One track of all sounds. `undefined`: there is none to be heard. */
  track: MediaStreamTrack | undefined;
  /** How loud the microphone is now, 0 to 1. */
  level: () => number;
  close: () => void;
};

/**
 * Mixes sounds outside of the page's own thread, so that a page that is busy loses none. The track stays when a device goes away:
 * from then on it is silent.
 */
export function mixSound(microphone: MediaStream | undefined, screen: MediaStream | undefined): Mix {
  const heard = [microphone, screen].filter((stream) => stream && stream.getAudioTracks().length > 0);
  if (heard.length === 0) return { track: undefined, level: () => 0, close: () => {} };
  const context = new AudioContext();
  const output = context.createMediaStreamDestination();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  for (const stream of heard) {
    const source = context.createMediaStreamSource(stream!);
    source.connect(output);
    if (stream === (microphone ?? screen)) source.connect(analyser);
  }
  const goOn = () => {
    if (context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => {});
  };
  context.addEventListener('statechange', goOn);
  goOn();
  const samples = new Float32Array(analyser.fftSize);
  return {
    track: output.stream.getAudioTracks()[0],
    level() {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
    close() {
      context.removeEventListener('statechange', goOn);
      void context.close();
    },
  };
}

/** The loudest that is silence, in decibels below the loudest there is. */
const silence = -60;

/** How loud samples are, from 0, which is silence, to 1, in even steps of decibels. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += samples[index]! ** 2;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
  return Math.min(1, Math.max(0, 1 - decibels / silence));
}

export type Loudness = 'silent' | 'quiet' | 'good' | 'loud';

/** Milliseconds for which a loudness is said, so that its words can be read. */
const shownFor = 1_200;

/** Says how loud the loudest of the last moments was. */
export function createLoudness(): (level: number, now: number) => Loudness {
  let shown = { level: 0, until: 0 };
  return (level, now) => {
    if (level >= shown.level || now > shown.until) shown = { level, until: now + shownFor };
    return loudnessOf(shown.level);
  };
}

export function loudnessOf(level: number): Loudness {
  if (level < 0.1) return 'silent';
  if (level < 0.4) return 'quiet';
  return level < 0.92 ? 'good' : 'loud';
}
