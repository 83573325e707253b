import { withToken } from '../src/playback/engine.ts';

/**
 * Reads caption, preview and waveform files, each once. The pictures over the scrubber are backgrounds, which browsers ask for
 * without saying where from, and so do not get from another site: they are read here, and shown from memory.
 */
export function createTexts(mediaToken: () => Promise<string>) {
  const known = new Map<string, Promise<string>>();
  const pictures: string[] = [];
  let isOver = false;

  const get = async (address: string): Promise<Response> => {
    const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(30_000) });
    if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
    return answer;
  };
  const inMemory = async (address: string): Promise<string> => {
    const picture = URL.createObjectURL(await (await get(address)).blob());
    if (isOver) URL.revokeObjectURL(picture);
    else pictures.push(picture);
    return picture;
  };
  const loadAnew = async (url: string): Promise<string> =>
    (await get(withToken(url, await mediaToken()))).text();
  const read = async (url: string): Promise<string> => {
    const text = await loadAnew(url);
    if (!new URL(url).pathname.endsWith('/seek-previews.vtt')) return text;
    const named = [...new Set(text.match(/^\S+(?=#xywh=)/gm))];
    const found = await Promise.all(named.map((each) => inMemory(new URL(each, url).href)));
    return text.replace(/^\S+(?=#xywh=)/gm, (each) => found[named.indexOf(each)]!);
  };

  return {
    picture: inMemory,
    /** Of a file that changes. */
    loadAnew,
    load(url: string): Promise<string> {
      const text = known.get(url) ?? read(url);
      known.set(url, text);
      text.catch(() => known.delete(url));
      return text;
    },
    end() {
      isOver = true;
      for (const each of pictures) URL.revokeObjectURL(each);
    },
  };
}
