import { studioPath } from '@tv/contract/pages/studio-paths';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { listed } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { maxFiles } from './collect-dropped.ts';
import { matchCaptions } from './match-captions.ts';
import { runUploads } from './run-uploads.ts';
import { addToSheet, isSheet } from './sheet/sheet-store.ts';
import { addUploads } from './upload-store.ts';

/**
 * Takes files that were dropped or chosen: with a sheet among them, and where a sheet is open, they go to the sheet's page;
 * else they are uploaded. Answers the ids of new uploads.
 */
export function useTakeFiles(): (files: readonly File[]) => string[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sheetPage = studioPath('upload/sheet');
  return (files) => {
    if (pathname !== sheetPage && !files.some(isSheet)) return takeFiles(files);
    void addToSheet(files);
    if (pathname !== sheetPage) void navigate(sheetPage);
    return [];
  };
}

/** Names of files that are left out are shown up to this many. */
const maxNamed = 5;

/** Begins to upload the video and sound among some files, and says what was left out. Answers the ids of the new entries. */
function takeFiles(files: readonly File[]): string[] {
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
