import type { CallName } from '@tv/contract/calls/api';
import { all, byRole } from './expected-columns.ts';
import type { Row } from './expected-answers.ts';

// Written by hand: viewer – content manager – organization manager – admin – viewer elsewhere – provider admin.
const malformed = all('404');

const list: Row = { of: 'nothing', answers: { own: byRole('403 200 200 200 403 200') } };

/** 400: it is for them, and lacks its content. */
const ownUpload = (status: string): Row => ({
  of: 'upload',
  answers: {
    own: byRole(`403 ${status} ${status} ${status} 403 404`),
    anothers: byRole('403 404 404 404 403 404'),
    missing: byRole('403 404 404 404 403 404'),
    malformed,
  },
});

export type UploadCall = Extract<
  CallName,
  `${string} /Management/${'Uploads' | 'Processings' | 'Sources'}${string}`
>;

export const expectedUploads: Record<UploadCall, Row> = {
  'POST /Management/Uploads': { of: 'nothing', answers: { own: byRole('403 201 201 201 403 201') } },
  'GET /Management/Uploads/Quota': list,
  'GET /Management/Sources': list,
  'GET /Management/Uploads/:id': ownUpload('200'),
  'PATCH /Management/Uploads/:id': ownUpload('400'),
  'PUT /Management/Uploads/:id/Subtitles/:languageCode': ownUpload('400'),
  'PUT /Management/Uploads/:id/Attachments/:fileName': ownUpload('400'),
  'POST /Management/Uploads/:id/Completions': ownUpload('409'),
  'GET /Management/Processings': list,
  'GET /Management/Processings/Events': list,
  // The upload is the content manager's, the item is not: somebody else has it by now.
  'GET /Management/Processings/:id': {
    of: 'upload',
    answers: { ...ownUpload('200').answers, own: byRole('403 404 200 200 403 404') },
  },
  // Last: it is made again for the next who deletes it.
  'DELETE /Management/Uploads/:id': ownUpload('204'),
};
