import { useEffect, useMemo, useState } from 'react';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import type { ShownCaptions } from '../parts/captions/shown-captions.ts';
import type { CueEditor } from './cue-editor.ts';

/** Milliseconds that pass between a change and the captions over the picture. */
const pause = 200;

/** The captions as they are edited, for the player. */
export function useShownCues(editor: CueEditor, languageCode: string): ShownCaptions {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    let { cues } = editor.get().history;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = editor.subscribe(() => {
      const now = editor.get().history.cues;
      if (now === cues) return;
      cues = now;
      clearTimeout(timer);
      timer = setTimeout(() => setVersion((before) => before + 1), pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [editor]);
  return useMemo(
    () => ({
      subtitle: {
        ...{ id: 'draft', languageCode, languageName: languageName(languageCode), isDefault: true },
        url: `draft:${languageCode}#${version}`,
      },
      load: async () => {
        const { history, regions } = editor.get();
        return JSON.stringify({ cues: history.cues, regions });
      },
    }),
    [editor, languageCode, version],
  );
}
