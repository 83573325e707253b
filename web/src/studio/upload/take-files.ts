import * as text from '../../strings/en/studio-upload.ts';
import { toast } from '../../lib/layout/toasts.ts';
import { mostFiles } from './collect-dropped.ts';
import { matchCaptions } from './match-captions.ts';
import { runUploads } from './run-uploads.ts';
import { addUploads } from './upload-store.ts';

/** Names of files that are left out are shown up to this many. */
const mostNamed = 5;

/** Begins to upload the video and sound among some files, and says what was left out. Answers the ids of the new entries. */
export function takeFiles(files: readonly File[]): string[] {
  const { media, others } = matchCaptions(files.slice(0, mostFiles));
  if (others.length > 0) {
    const names = others.slice(0, mostNamed).map(({ name }) => name);
    toast(text.neither([...names, ...(others.length > mostNamed ? ['…'] : [])].join(', ')));
  }
  if (files.length > mostFiles) toast(text.tooMany(mostFiles));
  const added = addUploads(media);
  runUploads();
  return added.map(({ id }) => id);
}
