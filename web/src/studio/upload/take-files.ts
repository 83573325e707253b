import * as text from '../../strings/en/studio-upload.ts';
import { toast } from '../../lib/layout/toasts.ts';
import { maxFiles } from './collect-dropped.ts';
import { matchCaptions } from './match-captions.ts';
import { runUploads } from './run-uploads.ts';
import { addUploads } from './upload-store.ts';
import { listed } from '../../strings/en/locale.ts';

/** Names of files that are left out are shown up to this many. */
const maxNamed = 5;

/** Begins to upload the video and sound among some files, and says what was left out. Answers the ids of the new entries. */
export function takeFiles(files: readonly File[]): string[] {
  const { media, others } = matchCaptions(files.slice(0, maxFiles));
  if (others.length > 0) {
    const names = others.slice(0, maxNamed).map(({ name }) => name);
    toast(text.neither(listed([...names, ...(others.length > maxNamed ? ['…'] : [])])));
  }
  if (files.length > maxFiles) toast(text.tooMany(maxFiles));
  const added = addUploads(media);
  runUploads();
  return added.map(({ id }) => id);
}
