import { createHash } from 'node:crypto';
import type { S3Client } from './s3-client.ts';

/**
 * Lets pages of `origin` read ranges of what is in the bucket, unless the bucket has rules of its own. Answers whether
 * they may.
 */
export async function allowBrowsers(client: S3Client, origin: string): Promise<boolean> {
  try {
    const found = await client.ask({ method: 'GET', query: { cors: '' } });
    const rules = await found.text();
    if (found.ok && rules.includes('<AllowedOrigin>'))
      return [origin, '*'].some((each) => rules.includes(`<AllowedOrigin>${each}<`));
    const content = `<CORSConfiguration><CORSRule><AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedHeader>range</AllowedHeader><ExposeHeader>content-range</ExposeHeader><ExposeHeader>content-length</ExposeHeader><MaxAgeSeconds>3600</MaxAgeSeconds></CORSRule></CORSConfiguration>`;
    const answer = await client.ask({
      method: 'PUT',
      query: { cors: '' },
      headers: { 'content-md5': createHash('md5').update(content).digest('base64') },
      content,
    });
    return answer.ok;
  } catch {
    return false; // the store has no such rules, or the key may not change them
  }
}
