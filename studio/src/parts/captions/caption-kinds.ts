import { SubtitleKind } from '@tv/contract/enumerations';
import * as text from '@tv/strings/en/studio/item/item.ts';

/** The kinds of captions, for a choice. */
export const captionKinds = [
  { value: String(SubtitleKind.SUBTITLE), text: text.kinds.subtitles },
  { value: String(SubtitleKind.CAPTION), text: text.kinds.captions },
  { value: String(SubtitleKind.DESCRIPTION), text: text.kinds.descriptions },
];
