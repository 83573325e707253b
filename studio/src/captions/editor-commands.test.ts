import { expect, test } from 'vitest';
import { createPlayer } from '@tv/player/create-player.ts';
import { createCueEditor } from './cue-editor.ts';
import { textOf } from './cues/cue-text.ts';
import { aCue } from './cues/test-cue.ts';
import { createCommands } from './editor-commands.ts';

test('a cue is split at the cursor when the word there was said, as soon as that is known', () => {
  const editor = createCueEditor([aCue(10, 16, 'Well, we begin. Are you ready')]);
  let heard: { texts: string[]; startTimes: number[] } | undefined;
  const commands = createCommands(editor, createPlayer({ duration: 60 }), () => heard);
  const lines = () => editor.get().history.cues.map((cue) => [textOf(cue), cue.startTime, cue.endTime]);
  commands.split(16);
  expect(lines()[0]![2]).toBeCloseTo(13.3, 1);
  commands.undo();
  heard = {
    texts: ['Well', 'we', 'begin.', 'Are', 'you', 'ready'],
    startTimes: [10, 10.5, 11, 14, 14.3, 14.6],
  };
  commands.split(16);
  expect(lines()).toEqual([
    ['Well, we begin.', 10, 14],
    ['Are you ready', 14, 16],
  ]);
});
