import { expect, test } from 'vitest';
import { errorCodeIn, readAllowedOrigins, readListing, readUploads } from './s3-answers.ts';

const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

test('a page of keys, as stores spell them', () => {
  const page = (isTruncated: boolean) => `<?xml version="1.0" encoding="UTF-8"?>
    <ListBucketResult ${namespace}><IsTruncated>${isTruncated}</IsTruncated>
    <Contents><Key>a &amp; b&#x2B;</Key><ETag>&quot;1&quot;</ETag><Size>7</Size><Owner><ID>Key</ID></Owner></Contents><Contents><Key><![CDATA[<c>]]></Key><Size>0</Size><ETag>"2"</ETag></Contents>
    <CommonPrefixes><Prefix>d</Prefix></CommonPrefixes><NextContinuationToken>1&lt;2</NextContinuationToken></ListBucketResult>`;
  expect(readListing(page(true))).toEqual({
    objects: [
      { key: 'a & b+', size: 7, tag: '"1"' },
      { key: '<c>', size: 0, tag: '"2"' },
    ],
    next: '1<2',
  });
  expect(readListing(page(false)).next).toBeUndefined();
});

test('uploads in parts, with their beginning', () => {
  const upload =
    '<Upload><Key>a</Key><UploadId>1/=</UploadId><Initiated>2026-03-02T09:00:00.000Z</Initiated></Upload>';
  expect(
    readUploads(`<ListMultipartUploadsResult ${namespace}>${upload}</ListMultipartUploadsResult>`),
  ).toEqual([{ key: 'a', uploadId: '1/=', begun: new Date('2026-03-02T09:00:00Z') }]);
});

test('the origins of all rules', () => {
  const rule = (origin: string) => `<CORSRule><AllowedOrigin> ${origin} </AllowedOrigin></CORSRule>`;
  expect(
    readAllowedOrigins(`<CORSConfiguration>${rule('*')}${rule('https://a.example')}</CORSConfiguration>`),
  ).toEqual(['*', 'https://a.example']);
});

test('an answer of something else is refused without a word of it', () => {
  expect(() => readListing('<html>secret<br></html>')).toThrow(
    /^What answers at S3_ENDPOINT is no object store/,
  );
});

test.each([
  ['<Error><Code>NoSuchKey</Code><Message>secret</Message></Error>', 'NoSuchKey'],
  ['<Error><Code>a sentence with a key</Code></Error>', undefined],
  ['<html><Code>NoSuchKey</Code></html>', undefined],
  ['<html><br></html>', undefined],
  ['', undefined],
])('the code of the error %j is %s', (text, code) => expect(errorCodeIn(text)).toBe(code));
