import { decodeEntities } from './cue.ts';
import type { Cue, SubtitleFormat } from './cue.ts';

/** Writes captions in one of the four formats. */
export function writeSubtitles(cues: Cue[], format: SubtitleFormat, languageCode: string): string {
  switch (format) {
    case 'VTT':
      return `WEBVTT\n\n${cues.map(writeVttCue).join('\n')}`;
    case 'SRT':
      return cues.map(writeSrtCue).join('\n');
    case 'TTML':
      return writeTtml(cues, languageCode, 'http://www.w3.org/ns/ttml');
    case 'DFXP':
      return writeTtml(cues, languageCode, 'http://www.w3.org/2006/10/ttaf1');
  }
}

const writeVttCue = ({ startTime, endTime, text, settings }: Cue) =>
  `${clock(startTime, '.')} --> ${clock(endTime, '.')}${settings ? ` ${settings}` : ''}\n${text}\n`;

// SRT has no escapes: a player shows an ampersand as it stands.
const writeSrtCue = ({ startTime, endTime, text }: Cue, index: number) =>
  `${index + 1}\n${clock(startTime, ',')} --> ${clock(endTime, ',')}\n${decodeEntities(text)}\n`;

function writeTtml(cues: Cue[], languageCode: string, namespace: string): string {
  const language = languageCode.replace(/[^A-Za-z0-9-]/g, '');
  const paragraphs = cues.map(
    ({ startTime, endTime, text }) =>
      `      <p begin="${clock(startTime, '.')}" end="${clock(endTime, '.')}">${ttmlText(text)}</p>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tt xmlns="${namespace}" xmlns:tts="${namespace}#styling" xml:lang="${language}">`,
    '  <body>',
    '    <div>',
    ...paragraphs,
    '    </div>',
    '  </body>',
    '</tt>',
    '',
  ].join('\n');
}

const spans: Record<string, string> = {
  '<i>': '<span tts:fontStyle="italic">',
  '<b>': '<span tts:fontWeight="bold">',
  '<u>': '<span tts:textDecoration="underline">',
};
const ttmlText = (text: string) =>
  text
    .replace(/<[ibu]>/g, (tag) => spans[tag]!)
    .replace(/<\/[ibu]>/g, '</span>')
    .replace(/\n/g, '<br/>');

function clock(seconds: number, point: '.' | ','): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0');
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60];
  return `${part(hours)}:${part(minutes)}:${part((milliseconds / 1000) % 60)}${point}${part(milliseconds % 1000, 3)}`;
}
