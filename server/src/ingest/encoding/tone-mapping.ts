import { readFfmpegOutput } from '../run-ffmpeg.ts';
import type { ProgramOptions } from '../run-ffmpeg.ts';
import type { SourceVideo } from '../source/source-facts.ts';

/** The filters that convert a high dynamic range picture (PQ, HLG) to BT.709. None if this ffmpeg was built without them. */
export async function toneMappingFilters(
  video: SourceVideo | undefined,
  options: ProgramOptions,
): Promise<string[]> {
  if (!video?.isHighDynamicRange) return [];
  const list = await readFfmpegOutput('ffmpeg', ['-hide_banner', '-v', 'error', '-filters'], {
    ...options,
    timeLimitInSeconds: 30,
    maxBytes: 1_000_000,
  });
  const available = list.toString('latin1');
  return / zscale /.test(available) && / tonemap /.test(available) ? toneMapping : [];
}

const toneMapping = [
  'zscale=transfer=linear:npl=100',
  'format=gbrpf32le',
  'zscale=primaries=bt709',
  'tonemap=hable:desat=0',
  'zscale=transfer=bt709:matrix=bt709:range=tv',
];
