import * as text from '@tv/strings/en/studio/item/captions.ts';
import { KeptNote } from '../parts/saving/kept-note.tsx';
import { cueClock } from './cues/cue-clock.ts';
import { textOf } from './cues/cue-text.ts';
import type { CaptionsKey } from './queries.ts';
import { storeUnsavedCues, unsavedCues } from './unsaved-cues.ts';

/** What the person wrote as captions of an item that is gone: each cue with the time at which it begins. */
export function KeptCues({ captions }: { captions: CaptionsKey }) {
  const mine = unsavedCues(captions)?.mine ?? [];
  const lines = mine.map((cue) => `${cueClock(cue.startTime)} ${textOf(cue)}`);
  return (
    <KeptNote
      texts={lines.length > 0 ? [{ label: text.captions, text: lines.join('\n') }] : []}
      onDrop={() => storeUnsavedCues(captions, undefined)}
    />
  );
}
