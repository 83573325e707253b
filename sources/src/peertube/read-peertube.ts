import type { SourceInput, SourceReading } from '../source.ts';
import { readServer } from './read-server.ts';
import { readExport } from './read-export.ts';

/** PeerTube: the archive of an account, or what a server shows of an account, a channel, a playlist or itself. */
export const readPeertube = (input: SourceInput): Promise<SourceReading> =>
  'files' in input ? readExport(input.files) : readServer(input.address, input.fetchText);
