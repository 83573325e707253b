import { studioPath } from '@tv/contract/studio-paths';
import { useLocation, useNavigate } from 'react-router';
import { addToSheet, isSheet } from './sheet/sheet-store.ts';
import { takeFiles } from './take-files.ts';

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
