import { because } from '@tv/contract/reasons/problem-reasons';
import { note } from '@tv/contract/reasons/notes';
import type { CueRegion } from '@tv/contract/captions/cues';
import { readClock } from '../clock.ts';
import { orderCues, type CueAtLine } from '../order-cues.ts';
import { problemAt, type Notes } from '../subtitle-file.ts';
import { readRegion, readSettings } from './vtt-settings.ts';
import { readSheet, type Sheet } from './vtt-styles.ts';
import { readCueText } from './vtt-text.ts';

type Block = { lines: string[]; line: number; at: number };

const maxRegions = 100;
const comment = /^NOTE(?:[ \t]|$)/;

/**
 * WebVTT (section 6.1): blocks between empty lines, of which those with `-->` in their first or second line are cues.
 * Like every player it goes on after a broken cue and passes over text without times; that is noted. Beyond the standard it
 * takes a comma before the milliseconds, fewer digits, and empty lines before the header.
 */
export function parseVtt(file: string, notes: Notes) {
  const text = file.replaceAll('\0', '\uFFFD');
  if (!/^\n*WEBVTT(?:[ \t\n]|$)/.test(text)) throw problemAt(1, because('captions.noWebVtt'));
  const regions: CueRegion[] = [];
  const sheets: string[] = [];
  const found: CueAtLine[] = [];
  let sheet: Sheet | undefined;
  for (const block of blocksOf(text)) {
    if (block.at < 0) {
      const isRead = sheet === undefined && readDefinition(block, regions, sheets);
      if (!isRead && !comment.test(block.lines[0]!)) noteUntimed(block, notes);
      continue;
    }
    // What is defined after the first cue does not count.
    sheet ??= readSheet(sheets.join('\n'), notes);
    const cue = readCue(block, regions, sheet, notes);
    if (cue) found.push(cue);
  }
  return { cues: orderCues(found, notes), regions };
}

function* blocksOf(text: string): Generator<Block> {
  const lines = text.split('\n');
  // The header ends at an empty line, or at a cue.
  let index = lines.findIndex((line) => line !== '') + 1;
  while (index < lines.length && lines[index] !== '' && !lines[index]!.includes('-->')) index += 1;
  while (index < lines.length) {
    if (lines[index] === '') {
      index += 1;
      continue;
    }
    const block: Block = { lines: [], line: index + 1, at: -1 };
    for (; index < lines.length && lines[index] !== ''; index += 1) {
      if (lines[index]!.includes('-->')) {
        // The next cue follows without an empty line.
        if (block.at >= 0 || block.lines.length > 1) break;
        block.at = block.lines.length;
      }
      block.lines.push(lines[index]!);
    }
    yield block;
  }
}

/** Reads a block of styles or a region. False for a block that is neither. */
function readDefinition({ lines }: Block, regions: CueRegion[], sheets: string[]): boolean {
  const [name = '', ...rest] = lines;
  if (/^STYLE[ \t]*$/.test(name)) return sheets.push(rest.join('\n')) > 0;
  if (!/^REGION[ \t]*$/.test(name) || regions.length >= maxRegions) return false;
  const region = readRegion(rest);
  if (!region) return false;
  // If two have the same name, the last one counts.
  const before = regions.findIndex(({ id }) => id === region.id);
  if (before >= 0) regions.splice(before, 1);
  regions.push(region);
  return true;
}

function noteUntimed({ lines: [first = ''], line }: Block, notes: Notes): void {
  const words = first.trim().slice(0, 60);
  if (words) notes.at(line, note('note.noCaption', { found: words }));
}

function readCue(
  { lines, line, at }: Block,
  regions: readonly CueRegion[],
  sheet: Sheet,
  notes: Notes,
): CueAtLine | undefined {
  const timing = lines[at]!;
  const arrow = timing.indexOf('-->');
  const [, end = '', settings = ''] = /^[ \t]*([\d:.,]*)(.*)$/.exec(timing.slice(arrow + 3)) ?? [];
  const [startTime, endTime] = [readClock(timing.slice(0, arrow)), readClock(end)];
  if (startTime === undefined || endTime === undefined) {
    notes.at(line + at, note('note.noTwoTimes', { found: timing.trim().slice(0, 60) }));
    return undefined;
  }
  const name = at > 0 ? lines[0]!.trim().slice(0, 200) : '';
  const place = readSettings(settings, regions);
  return {
    line: line + at,
    cue: {
      ...(name && { id: name }),
      startTime,
      endTime,
      ...(place && { place }),
      runs: readCueText(lines.slice(at + 1).join('\n'), name || undefined, sheet),
    },
  };
}
