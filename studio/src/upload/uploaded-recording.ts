import type { Trim } from '@tv/contract/uploads/uploads';

/** What a recording says besides the form. `letGo`: other tabs may have it again. */
export type UploadedRecording = {
  id: string;
  chapters: readonly { title: string; startTime: number }[];
  trim: Trim | undefined;
  letGo: () => void;
};
