import { createHash } from 'node:crypto';
import { readAllowedOrigins } from './s3-answers.ts';
import type { S3Client } from './s3-client.ts';
import { element, textElement } from '@tv/contract/formats/write-xml';

/**
 * Lets pages of `origin` read ranges of the objects in the bucket, unless the bucket has CORS rules already. Answers
 * whether the pages may read.
 */
export async function allowBrowsers(client: S3Client, origin: string): Promise<boolean> {
  try {
    const found = await client.ask({ method: 'GET', query: { cors: '' } });
    const answer = await found.text();
    const origins = found.ok ? readAllowedOrigins(answer) : [];
    if (origins.length > 0) return [origin, '*'].some((each) => origins.includes(each));
    const content = element('CORSConfiguration', {}, element('CORSRule', {}, ruleFor(origin)));
    const changed = await client.ask({
      method: 'PUT',
      query: { cors: '' },
      headers: { 'content-md5': createHash('md5').update(content).digest('base64') },
      content,
    });
    await changed.arrayBuffer();
    return changed.ok;
  } catch {
    return false; // the store has no such rules, or the key may not change them
  }
}

const ruleFor = (origin: string) =>
  [
    ['AllowedOrigin', origin],
    ['AllowedMethod', 'GET'],
    ['AllowedMethod', 'HEAD'],
    ['AllowedHeader', 'range'],
    ['ExposeHeader', 'content-range'],
    ['ExposeHeader', 'content-length'],
    ['MaxAgeSeconds', '3600'],
  ]
    .map(([name, text]) => textElement(name!, text!))
    .join('');
