import { childrenNamed, readXml, textOf, type XmlElement } from '@tv/contract/formats/read-xml';
import { S3Problem } from './s3-problem.ts';

/** The code of an error, such as `NoSuchKey`; `undefined` where the answer is no error of S3. */
export function errorCodeIn(text: string): string | undefined {
  const root = rootOf(text);
  const code = root?.name === 'Error' ? childText(root, 'Code') : '';
  return /^[\w.]{1,60}$/.test(code) ? code : undefined;
}

/** One page of the keys in a bucket; `next` asks for the following page. */
export function readListing(text: string): {
  objects: { key: string; size: number; tag: string }[];
  next: string | undefined;
} {
  const listing = answerOf(text);
  const isTruncated = childText(listing, 'IsTruncated') === 'true';
  return {
    objects: childrenNamed(listing, 'Contents').map((each) => ({
      key: childText(each, 'Key'),
      size: Number(childText(each, 'Size')),
      tag: childText(each, 'ETag'),
    })),
    next: (isTruncated && childText(listing, 'NextContinuationToken')) || undefined,
  };
}

export const readUploadId = (text: string): string => childText(answerOf(text), 'UploadId');

/** Uploads in parts that were begun and not completed. */
export const readUploads = (text: string): { key: string; uploadId: string; begun: Date }[] =>
  childrenNamed(answerOf(text), 'Upload').map((upload) => ({
    key: childText(upload, 'Key'),
    uploadId: childText(upload, 'UploadId'),
    begun: new Date(childText(upload, 'Initiated')),
  }));

/** The origins that the bucket's CORS rules name. */
export const readAllowedOrigins = (text: string): string[] =>
  childrenNamed(answerOf(text), 'CORSRule').flatMap((rule) =>
    childrenNamed(rule, 'AllowedOrigin').map((origin) => textOf(origin).trim()),
  );

function childText(element: XmlElement, name: string): string {
  const [child] = childrenNamed(element, name);
  return child ? textOf(child) : '';
}

function answerOf(text: string): XmlElement {
  const root = rootOf(text);
  if (!root) throw new S3Problem('What answers at S3_ENDPOINT is no object store: its answer is no XML.');
  return root;
}

function rootOf(text: string): XmlElement | undefined {
  try {
    return readXml(text);
  } catch {
    return undefined; // of a proxy before the store, or nothing
  }
}
