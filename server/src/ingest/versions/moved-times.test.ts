import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const schema = readFileSync(new URL('../../../schema.sql', import.meta.url), 'utf8');

/** Tables with seconds of an item that are others in another version, and how each gets them. */
const moved: Record<string, string> = {
  heard_words: '`cuts` says for which version its times are: they are moved as they are read',
  media_contents:
    'the package has the length; chapters are in the time of the original, `attach-package.ts` moves them',
  media_versions: '`cuts` are what is left out, in seconds of the original',
  sound_tracks: '`cuts` says for which version it was made: with other cuts it is left out',
  subtitle_cues: '`move-transcripts.ts`',
  subtitle_drafts: '`cuts` says for which version its times are: they are moved as they are read',
  subtitles: '`cuts` says for which version its file is: it is moved as it is sent',
  visitor_progress: '`move-watching-db.ts`',
  watch_progress: '`move-watching-db.ts`',
};

/** Tables with seconds of an item that stay as they are, and why. */
const stays: Record<string, string> = {
  analytics_retention: 'a curve is of one length: for another one it begins anew',
  live_events:
    'stretches and marks are of what was received: `live-talk/timeline.ts` moves them as they are read; chapters of the item are made of the marks',
  review_entries: 'a remark keeps the second of the version that it was written about',
  watch_events: 'they are counted within a minute',
};

/** Tables with seconds that are no place in an item: how long something was watched or waited for. */
const amounts = ['analytics_days', 'analytics_item_periods', 'playing_days'];

test('every table with seconds of an item says whether they move with a cut', () => {
  const withSeconds = [...schema.matchAll(/^create table (\w+) \((.*?)^\);/gms)]
    .filter(([, , columns]) =>
      columns!
        .split('\n')
        .some((line) =>
          /^  "?\w*(?:second|position|time|played|known|cuts|cues|chapters|stretches|marks)\w*"? (?:real|double precision|numeric|nummultirange|jsonb)/.test(
            line,
          ),
        ),
    )
    .map(([, table]) => table!);
  const said = [...Object.keys(moved), ...Object.keys(stays), ...amounts];
  expect(withSeconds.toSorted()).toEqual(said.toSorted());
});
