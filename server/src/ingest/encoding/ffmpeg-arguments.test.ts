import { describe, expect, it } from 'vitest';
import { encodeArguments } from './ffmpeg-arguments.ts';
import type { EncodePlan } from './ffmpeg-arguments.ts';
import { ladder } from '../ladder.ts';
import { planSeekPreviews } from './seek-previews.ts';
import type { SourceVideo } from '../source/source-facts.ts';

const video: SourceVideo = {
  index: 0,
  width: 1280,
  height: 720,
  meanRate: { numerator: 25, denominator: 1 },
  nominalRate: { numerator: 25, denominator: 1 },
  isInterlaced: false,
  isHighDynamicRange: false,
  colorMatrix: 'auto',
};
const plan = (given: Partial<EncodePlan> = {}, picture: Partial<SourceVideo> = {}): EncodePlan => ({
  source: {
    file: '/in/-f; rm -rf.mp4',
    format: 'mov',
    durationInSeconds: 20,
    video: { ...video, ...picture },
    audio: [{ index: 1, channels: 6, kind: 1, isDefault: true }],
    subtitles: [],
    chapters: [],
    startTime: 0,
    isEncrypted: false,
    undecodable: [],
    notes: [],
    tags: {},
    cuts: [],
    wholeInSeconds: 10,
  },
  rungs: ladder(video, 25),
  frameRate: { numerator: 25, denominator: 1 },
  seekPreviews: planSeekPreviews(video, 20),
  quality: 'normal',
  toneMapping: [],
  ...given,
});
const graphOf = (args: string[]) => args[args.indexOf('-filter_complex') + 1]!;
const valuesOf = (args: string[], name: string) =>
  args.flatMap((arg, index) => (arg === name ? [args[index + 1]] : []));

describe('encodeArguments', () => {
  it('opens the source as what its bytes say, from a file only', () => {
    const args = encodeArguments(plan());
    const at = args.indexOf('-i');
    expect(args.slice(at - 4, at + 2)).toEqual([
      '-protocol_whitelist',
      'file,pipe',
      '-f',
      'mov',
      '-i',
      'file:/in/-f; rm -rf.mp4',
    ]);
    expect(valuesOf(args, '-i')).toHaveLength(1);
  });

  it('decodes once for every level and the seek previews', () => {
    const args = encodeArguments(plan());
    expect(graphOf(args).match(/split=4/g)).toHaveLength(1);
    expect(valuesOf(args, '-map')).toEqual(['[v360]', '[v540]', '[v720]', '0:1', '[previews]']);
    expect(args.filter((arg) => arg.endsWith('.m3u8'))).toEqual([
      'video-360.m3u8',
      'video-540.m3u8',
      'video-720.m3u8',
      'audio-1.m3u8',
    ]);
  });

  it('cuts all levels at the same instants and mixes sound to stereo', () => {
    const args = encodeArguments(plan());
    expect(new Set(valuesOf(args, '-force_key_frames'))).toEqual(new Set(['expr:gte(t,n_forced*2)']));
    expect(valuesOf(args, '-ac')).toEqual(['2']);
  });

  it('takes lines apart and dynamic range down only where the source needs it', () => {
    expect(graphOf(encodeArguments(plan()))).not.toMatch(/bwdif|tonemap/);
    expect(graphOf(encodeArguments(plan({}, { isInterlaced: true })))).toContain('bwdif');
    expect(graphOf(encodeArguments(plan({ toneMapping: ['tonemap=hable'] })))).toMatch(
      /lanczos,tonemap=hable,format=yuv420p/,
    );
  });

  it('has no picture in the arguments of sound', () => {
    const sound = plan({ rungs: [], seekPreviews: undefined });
    delete sound.source.video;
    const args = encodeArguments(sound);
    expect(args.join(' ')).not.toMatch(/filter_complex|libx264|previews/);
    expect(valuesOf(args, '-map')).toEqual(['0:1']);
  });
});
