/** Jobs that make media packages; each carries the upload's id. */
export const ingestQueue = 'ingest';
export type IngestJob = { uploadId: string };
