import { h264, picture, tone } from '../test-sources.ts';

const both = [...picture(), ...tone()];
const surround = ['-af', 'pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0'];
const tenBit = [
  '-c:v',
  'libx265',
  '-x265-params',
  'log-level=error',
  '-pix_fmt',
  'yuv420p10le',
  '-tag:v',
  'hvc1',
];
const highDynamicRange = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'];
const uneven = ['-vf', "setpts='if(lt(N,50),N/25/TB,(2+(N-50)/12)/TB)'", '-vsync', 'vfr'];
const interlaced = ['-vf', 'tinterlace=interleave_top,setfield=tff', '-flags', '+ilme+ildct', '-top', '1'];
const video = (width: number, height: number, frameRate = 25) => ({
  mediaType: 1,
  renditions: [{ width, height, frameRate }],
});
const sound = { mediaType: 0, renditions: [], hasWaveform: true, posterWidths: [] };

/**
 * `args` make the file with ffmpeg; `expected` is what its package holds; `seconds` is its duration, 5 where nothing is
 * said.
 */
export type SourceKind = { file: string; args: string[]; expected: object; seconds?: number };

/** A small file of every kind that people bring. */
export const sourceKinds: SourceKind[] = [
  { file: 'h264-aac.mp4', args: [...both, ...h264, '-c:a', 'aac'], expected: video(640, 360) },
  {
    file: 'full-hd.mp4',
    args: [...picture('1920x1080', 3, 30), ...h264],
    seconds: 3,
    expected: { renditions: [360, 540, 720, 1080].map((height) => ({ height })) },
  },
  { file: 'portrait.mp4', args: [...picture('360x640'), ...tone(), ...h264], expected: video(360, 640) },
  { file: 'square.mp4', args: [...picture('400x400'), ...h264], expected: video(400, 400) },
  {
    file: 'odd-sizes.mkv',
    args: [
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=637x361:duration=5',
      ...tone(),
      '-c:v',
      'ffv1',
      '-c:a',
      'pcm_s16le',
    ],
    expected: video(634, 360),
  },
  {
    file: 'wide-pixels.mp4',
    args: [...picture('360x360'), ...h264, '-aspect', '16:9'],
    expected: video(640, 360),
  },
  {
    file: 'uneven-frames.mp4',
    args: [...picture('640x360', 5), ...uneven, ...h264],
    seconds: 8.25,
    expected: video(640, 360),
  },
  { file: 'sixty.mp4', args: [...picture('640x360', 5, 60), ...h264], expected: video(640, 360, 60) },
  {
    file: 'ntsc.mp4',
    args: ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=30000/1001:duration=5.005', ...h264],
    expected: video(640, 360, 29.97),
  },
  {
    file: 'surround.mp4',
    args: [...both, ...surround, ...h264, '-c:a', 'aac'],
    expected: { audioTracks: [{ channels: 2 }] },
  },
  { file: 'ten-bit.mp4', args: [...both, ...tenBit, '-c:a', 'aac'], expected: video(640, 360) },
  { file: 'hdr.mp4', args: [...picture(), ...tenBit, ...highDynamicRange], expected: video(640, 360) },
  {
    file: 'interlaced.mpg',
    args: [...picture('720x576', 5, 50), ...interlaced, '-c:v', 'mpeg2video', '-aspect', '16:9'],
    expected: { renditions: [{ height: 360 }, { width: 1024, height: 576, frameRate: 25 }] },
  },
  {
    file: 'vp8-vorbis.webm',
    args: [...both, '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis'],
    expected: video(640, 360),
  },
  { file: 'opus.mkv', args: [...both, ...h264, '-c:a', 'libopus'], expected: video(640, 360) },
  { file: 'mpeg4-mp3.avi', args: [...both, '-c:v', 'mpeg4', '-c:a', 'mp3'], expected: video(640, 360) },
  {
    file: 'prores-pcm.mov',
    args: [...both, '-c:v', 'prores', '-c:a', 'pcm_s16le'],
    expected: video(640, 360),
  },
  { file: 'stream.ts', args: [...both, ...h264, '-c:a', 'aac'], expected: video(640, 360) },
  { file: 'silent.mp4', args: [...picture(), ...h264], expected: { audioTracks: [], ...video(640, 360) } },
  {
    file: 'late-sound.mkv',
    args: [...picture(), '-itsoffset', '2', ...tone(3), ...h264, '-c:a', 'aac'],
    expected: { audioTracks: [{}] },
  },
  { file: 'slides.mkv', args: [...picture('640x360', 5, 1), ...h264], expected: video(640, 360, 10) },
  { file: 'tone.mp3', args: [...tone()], expected: sound },
  { file: 'tone.flac', args: [...tone()], expected: sound },
  { file: 'tone.ogg', args: [...tone(), '-c:a', 'libvorbis'], expected: sound },
  { file: 'tone.wav', args: [...tone()], expected: sound },
  { file: 'tone.m4a', args: [...tone(), '-c:a', 'aac'], expected: sound },
  { file: 'tone.aac', args: [...tone(), '-c:a', 'aac'], expected: sound },
  { file: 'tone.aiff', args: [...tone()], expected: sound },
];
