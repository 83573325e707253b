import { replace, tried, type TriedChange } from './tried-change.ts';

/** Changes whose first file is in `web/`. */
export const changesInWeb: readonly TriedChange[] = [
  tried(
    'a filter of the search screen',
    replace(
      'web/src/features/search/filters/filters.ts',
      "'duration', 'language', 'speaker'] as const",
      "'duration', 'language', 'speaker', 'place'] as const",
    ),
  ),
  tried(
    'a text of the portal',
    replace(
      'strings/en/watch/like.json',
      '  "moreReactions":',
      '  "allReactions": "All reactions",\n  "moreReactions":',
    ),
  ),
  tried(
    'a text of the portal',
    replace('strings/de/watch/like.json', 'Weitere Reaktionen', 'More reactions'),
  ),
  tried(
    'a task of the user guide',
    replace('client/lib/support/guide-sections.ts', "    'find',", "    'find',\n    'listen',"),
  ),
  tried(
    'a key of the player',
    replace('player/src/keyboard/keys.ts', '  m: mute,', '  m: mute,\n  q: mute,'),
  ),
  tried(
    'a key of the player',
    replace(
      'player/src/keyboard/keys.ts',
      '  m: mute,',
      '  m: mute,\n  p: (player) => player.openPicture(),',
    ),
  ),
  tried(
    'a format of recordings',
    replace(
      'studio/src/upload/record/takes/formats.ts',
      "  { mimeType: 'audio/mp4;codecs=mp4a.40.2', ending: 'mp4' },\n",
      '',
    ),
  ),
];
