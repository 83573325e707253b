/** A language of tones, so that a test knows when a word was said: one word every two seconds, by the clock of the computer. */
const secondsOfWord = 2;
const words = 16;
/** Hertz of the first tone, and between two. No other sound of the tests has tones of these. */
const tones = { lowest: 500, step: 130 };
/** A tone is heard in each of these parts of a second. */
const windowsPerSecond = 10;
const headerSize = 44;

/** A source of ffmpeg that says the words. */
export const speech = `aevalsrc='0.4*sin(2*PI*t*(${tones.lowest}+${tones.step}*mod(floor(time(0)/${secondsOfWord}),${words})))':s=48000`;

/** Seconds since a word was said last. */
export function secondsSince(word: number, now: number): number {
  const turn = secondsOfWord * words;
  return (((now / 1000 - word * secondsOfWord) % turn) + turn) % turn;
}

/** The words in a WAV file of 16 bits, one channel and 16,000 samples a second. Empty where there is another sound. */
export function spokenTones(wav: Buffer): { start: number; end: number; text: string }[] {
  const size = 16_000 / windowsPerSecond;
  const samples = Math.floor((wav.length - headerSize) / 2);
  const heard = Array.from({ length: Math.floor(samples / size) }, (_, window) =>
    wordOf(wav.subarray(headerSize + window * size * 2, headerSize + (window + 1) * size * 2)),
  );
  return heard.flatMap((word, window) => {
    if (word === undefined || word === heard[window - 1]) return [];
    const length = heard.slice(window).findIndex((each) => each !== word);
    const end = length < 0 ? heard.length : window + length;
    // What lies between two words is none.
    if (end - window < 3) return [];
    return { start: window / windowsPerSecond, end: end / windowsPerSecond, text: `Word ${word}.` };
  });
}

function wordOf(samples: Buffer): number | undefined {
  let crossings = 0;
  for (let at = 2; at + 1 < samples.length; at += 2)
    if (samples.readInt16LE(at) >= 0 !== samples.readInt16LE(at - 2) >= 0) crossings += 1;
  const frequency = (crossings / 2) * windowsPerSecond;
  const word = Math.round((frequency - tones.lowest) / tones.step);
  const isTone = Math.abs(frequency - tones.lowest - word * tones.step) <= 25;
  return isTone && word >= 0 && word < words ? word : undefined;
}
