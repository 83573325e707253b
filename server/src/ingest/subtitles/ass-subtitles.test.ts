import { expect, it } from 'vitest';
import { parseSubtitles } from '@tv/captions/parse-subtitles';
import { vttOfAss } from './ass-subtitles.ts';

it('reads the first version of SubStation Alpha, which counts places in rows of four', () => {
  const vtt = vttOfAss(`[Script Info]
ScriptType: v4.00

[V4 Styles]
Format: Name, Fontname, Bold, Italic, Alignment
Style: Default,Arial,-1,0,6
Style: Low,Arial,0,0,2

[Events]
Format: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: Marked=0,0:00:01.00,0:00:02.00,*Default,,0,0,0,,{\\c&H0000FF&}red{\\r}, <i> &amp; all
Dialogue: Marked=0,0:00:02.00,0:00:03.00,Unknown,,0,0,0,,as Default
Dialogue: Marked=0,0:00:03.00,0:00:04.00,Low,,0,0,0,,{\\k20}la{\\k30}la
Dialogue: Marked=0,0:00:05.00,0:00:05.00,Low,,0,0,0,,never
Dialogue: Marked=0,soon,later,Low,,0,0,0,,never
`);
  const top = { line: 0, isLineNumber: true };
  expect(parseSubtitles(Buffer.from(vtt)).cues).toEqual([
    {
      ...{ startTime: 1, endTime: 2, place: top },
      runs: [{ text: 'red', bold: true, color: '#ff0000' }, { text: ', <i> &amp; all' }],
    },
    { startTime: 2, endTime: 3, place: top, runs: [{ text: 'as Default', bold: true }] },
    { startTime: 3, endTime: 4, runs: [{ text: 'lala' }] },
  ]);
});
