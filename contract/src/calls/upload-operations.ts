/** The part of `operationNames` for what is brought in and recorded. */
export const uploadOperations = {
  'GET /Users/Me/Recordings': 'listOwnRecordings',
  'DELETE /Users/Me/Recordings/:id': 'deleteOwnRecording',
  'POST /Management/Uploads': 'createUpload',
  'DELETE /Management/Uploads/:id': 'deleteUpload',
  'GET /Management/Uploads/Quota': 'getUploadQuota',
  'GET /Management/Uploads/:id': 'getUpload',
  'PATCH /Management/Uploads/:id': 'appendToUpload',
  'PUT /Management/Uploads/:id/Subtitles/:languageCode': 'addSubtitlesToUpload',
  'PUT /Management/Uploads/:id/Attachments/:fileName': 'addAttachmentToUpload',
  'POST /Management/Uploads/:id/Completions': 'completeUpload',
  'GET /Management/Processings': 'listProcessings',
  'GET /Management/Processings/Events': 'followProcessings',
  'GET /Management/Processings/:id': 'getProcessing',
} as const;
