import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeText } from '@tv/contract/uploads/read-table';
import { isPublicAddress } from '@tv/contract/formats/network';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { guardedRequest } from '@tv/server/platform/http/guarded-request';
import type { AddressPolicy } from '@tv/server/platform/http/public-address';
import { SourceProblem } from '@tv/sources/source';
import { largestText } from '@tv/sources/tables';
import { size as inWords } from '../formats.ts';
import { text } from '../texts.ts';

const mostRedirects = 5;
/** Milliseconds without a byte after which a connection is given up. */
const longestSilence = 60_000;
/** Milliseconds before each further try. */
const pauses = [1_000, 3_000, 10_000, 30_000, 60_000];

/** What is fetched of the web for a source, and how fast. */
export type Web = {
  /** Whether addresses of private networks may be fetched: a feed of the internet must not lead into them. */
  allowsPrivate: boolean;
  pace(bytes: number): Promise<void>;
  pauses?: readonly number[];
};

/** A try that failed. Another one may help. */
class BrokenOff extends SourceProblem {}

const refused = (sentence: string) => new SourceProblem({ sentence });
const brokenOff = (sentence: string) => new BrokenOff({ sentence });

/** The text at an address, at most 64 MB. */
export async function fetchText(web: Web, address: string): Promise<string> {
  return retried(web, async () => {
    const response = await open(web, address, {});
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > largestText) throw refused(larger(address, largestText));
      parts.push(part);
    }
    return decodeText(Buffer.concat(parts));
  });
}

/** Downloads a file. A connection that breaks off goes on where it stopped; a file that is shorter than announced is none. */
export async function download(
  web: Web,
  address: string,
  file: string,
  maximumBytes: number = uploadLimits.file,
): Promise<number> {
  let tag: string | undefined;
  return retried(web, async () => {
    const have = (await stat(file).catch(() => undefined))?.size ?? 0;
    const isMore = have > 0 && tag !== undefined;
    const response = await open(web, address, isMore ? { range: `bytes=${have}-`, 'if-range': tag! } : {});
    const goesOn = isMore && response.statusCode === 206;
    if (goesOn && !response.headers['content-range']?.startsWith(`bytes ${have}-`)) {
      response.destroy();
      throw refused(text.bring.otherPlace({ address: shown(address) }));
    }
    const offset = goesOn ? have : 0;
    tag = strongTag(response);
    const length = Number(response.headers['content-length'] ?? NaN);
    const whole = Number.isNaN(length) ? undefined : offset + length;
    if (whole !== undefined && whole > maximumBytes) {
      response.destroy();
      throw refused(larger(address, maximumBytes));
    }
    let size = offset;
    const counted = async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        size += part.length;
        if (size > maximumBytes) throw refused(larger(address, maximumBytes));
        await web.pace(part.length);
        yield part;
      }
    };
    await pipeline(
      Readable.from(counted(response)),
      createWriteStream(file, { flags: goesOn ? 'a' : 'w', mode: 0o600 }),
    ).catch((problem: unknown) => {
      if (problem instanceof SourceProblem) throw problem;
      const { code } = problem as NodeJS.ErrnoException;
      // Another try would fill the disk again.
      if (code === 'ENOSPC' || code === 'EDQUOT')
        throw refused(text.bring.diskFull({ folder: dirname(file), address: shown(address) }));
      throw brokenOff(text.bring.brokeOff({ address: shown(address), size: inWords(size) }));
    });
    if (whole !== undefined && size < whole)
      throw brokenOff(
        text.bring.brokeOffOf({ address: shown(address), size: inWords(size), whole: inWords(whole) }),
      );
    return size;
  });
}

async function retried<Result>(web: Web, attempt: () => Promise<Result>): Promise<Result> {
  const between = web.pauses ?? pauses;
  for (let failures = 0; ; failures++)
    try {
      return await attempt();
    } catch (problem) {
      if (!(problem instanceof BrokenOff) || failures >= between.length) throw problem;
      await wait(between[failures]!);
    }
}

/** A tag by which the rest of the same file can be requested. Weak ones do not name the same bytes. */
const strongTag = ({ headers }: IncomingMessage): string | undefined =>
  headers.etag?.startsWith('W/') ? headers['last-modified'] : (headers.etag ?? headers['last-modified']);

async function open(web: Web, address: string, headers: Record<string, string>): Promise<IncomingMessage> {
  let url = checked(web, address);
  for (let redirects = 0; ; redirects++) {
    const response = await ask(web, url, headers);
    const { statusCode = 0 } = response;
    if (statusCode === 200 || statusCode === 206) return response;
    response.destroy();
    const location = response.headers.location;
    if ([301, 302, 303, 307, 308].includes(statusCode) && location) {
      if (redirects >= mostRedirects)
        throw refused(text.bring.redirects({ address: shown(address), count: mostRedirects }));
      url = checked(web, URL.parse(location, url.href)?.href ?? '');
    } else if (statusCode >= 500 || statusCode === 429 || statusCode === 408)
      throw brokenOff(text.bring.answers({ address: shown(address), status: String(statusCode) }));
    else throw refused(text.bring.answers({ address: shown(address), status: String(statusCode) }));
  }
}

async function ask(web: Web, url: URL, headers: Record<string, string>): Promise<IncomingMessage> {
  const request = guardedRequest(url, policyOf(web), {
    headers: { ...headers, accept: '*/*', 'accept-encoding': 'identity' },
  });
  request.setTimeout(longestSilence, () => request.destroy(new Error(text.bring.noAnswer)));
  request.end();
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EPRIVATE') throw isPrivate(url.href);
    const { code, message } = problem as NodeJS.ErrnoException;
    throw brokenOff(text.bring.notReached({ address: shown(url.href), why: code ?? message }));
  }
}

const policyOf = ({ allowsPrivate }: Web): AddressPolicy => ({
  allows: allowsPrivate ? () => true : isPublicAddress,
  protocols: ['https:', 'http:'],
});

function checked(web: Web, address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw refused(text.bring.noWeb({ address: shown(address) }));
  if (url.username || url.password) throw refused(text.bring.withPassword({ host: shown(url.host) }));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!web.allowsPrivate && isIP(host) && !isPublicAddress(host)) throw isPrivate(address);
  return url;
}

const isPrivate = (address: string) => refused(text.bring.private({ address: shown(address) }));

const larger = (address: string, most: number) =>
  text.bring.larger({ file: shown(address), size: inWords(most) });

/** Addresses may hold secrets in their queries. */
const shown = (address: string) => address.replace(/[?#].*$/, '').slice(0, 200);
