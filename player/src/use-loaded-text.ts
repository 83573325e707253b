import { useEffect, useState } from 'react';

/** The address without a mark at its end, which tells states of one text apart. */
const fileOf = (url: string | undefined) => url?.split('#')[0];

/** A small file beside the media, read when it is `wanted`. One that cannot be read leaves its place empty: playing does not need it. */
export const useLoadedText = <Parsed>(
  url: string | undefined,
  wanted: boolean,
  loadText: (url: string) => Promise<string>,
  parse: (text: string, url: string) => Parsed,
): Parsed | undefined => {
  const [loaded, setLoaded] = useState<{ url: string; parsed: Parsed }>();
  useEffect(() => {
    if (!url || !wanted) return undefined;
    let stays = true;
    loadText(url)
      .then((text) => stays && setLoaded({ url, parsed: parse(text, url) }))
      .catch(() => undefined);
    return () => {
      stays = false;
    };
  }, [url, wanted, loadText, parse]);
  // Until the next state of a text is there, the one before is shown.
  return loaded && fileOf(loaded.url) === fileOf(url) ? loaded.parsed : undefined;
};
