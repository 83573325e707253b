import { listAt, parseJson, readJsonFile, textAt, valueAt } from '../json.ts';
import { locate } from '../locate.ts';
import { endingOf } from '../paths.ts';
import type { NoteOrSentence } from '../say.ts';
import {
  readPart,
  SourceProblem,
  type SourceFiles,
  type SourceInput,
  type SourceReading,
} from '../source.ts';
import { isVideoOrAudio, itemOfMedia, locateSaved, tokenOf } from './media-item.ts';

const most = { media: 10_000, pages: 500, failuresInARow: 5 };

/** MediaCMS: what a server shows over its API, or answers of the API that were saved beside the server's files. */
export const readMediacms = (input: SourceInput): Promise<SourceReading> =>
  'files' in input ? readSaved(input.files) : readServer(input.address, input.fetchText);

async function readServer(
  given: string,
  fetchText: (address: string) => Promise<string>,
): Promise<SourceReading> {
  const address = URL.parse(given);
  if (!address) throw new SourceProblem(['noAddress', { address: given }]);
  const reading: SourceReading = { instance: address.host, items: [], problems: [] };
  const get = async (href: string) => parseJson(await fetchText(href), href);
  const { token, list } = requestedBy(address);
  const found = token ? new Map([[token, undefined]]) : await listed(list);
  let failures = 0;
  for (const [id, short] of found) {
    const page = new URL(`/view?m=${encodeURIComponent(id)}`, address).href;
    try {
      const detailed = await get(new URL(`/api/v1/media/${encodeURIComponent(id)}`, address).href);
      if (isVideoOrAudio(detailed))
        reading.items.push({
          ...itemOfMedia(detailed, (named) => locate(named, { address: address.origin })),
          sourceId: id,
          oldAddresses: [page],
        });
      else leaveOut(textAt(detailed, 'title') || id, ['ofKind', { kind: textAt(detailed, 'media_type') }]);
      failures = 0;
    } catch (problem) {
      if (!(problem instanceof SourceProblem)) throw problem;
      if (token) throw problem;
      leaveOut(textAt(short, 'title') || id, problem.note);
      failures++;
      if (failures < most.failuresInARow) continue;
      leaveOut(address.host, ['entriesFail', { count: failures }]);
      break;
    }
  }
  return reading;

  function leaveOut(where: string, message: NoteOrSentence): void {
    reading.problems.push({ where, message });
  }

  /** What the pages of a list name, by their tokens. Each page names the next one. */
  async function listed(first: string): Promise<Map<string, unknown>> {
    const byToken = new Map<string, unknown>();
    const seen = new Set<string>();
    for (let next = first; next !== '' && !seen.has(next);) {
      if (seen.size >= most.pages || byToken.size >= most.media) {
        leaveOut(address!.host, ['manyEntries', { count: byToken.size }]);
        break;
      }
      seen.add(next);
      try {
        const page = await get(next);
        for (const each of listAt(page, 'results')) if (tokenOf(each)) byToken.set(tokenOf(each), each);
        // Behind a proxy the server may name itself by another scheme or host.
        const following = URL.parse(textAt(page, 'next'), address!.origin);
        next =
          textAt(page, 'next') && following
            ? new URL(following.pathname + following.search, address!).href
            : '';
      } catch (problem) {
        if (!(problem instanceof SourceProblem) || seen.size === 1) throw problem;
        leaveOut(address!.host, ['entriesEnd', { count: byToken.size, why: problem.note }]);
        break;
      }
    }
    return byToken;
  }
}

/** What an address stands for: the page of one medium, of an author or a search (for a category or tag), or the whole server. */
function requestedBy(address: URL): { token: string; list: string } {
  const parts = address.pathname.split('/').filter(Boolean);
  const [first = '', second = '', third = '', fourth = ''] = parts;
  const of = (path: string) => ({ token: '', list: new URL(path, address).href });
  const token = address.searchParams.get('m');
  if ((first === 'view' || first === 'embed') && token) return { token, list: '' };
  if (first === 'api' && third === 'media' && fourth) return { token: fourth, list: '' };
  if (first === 'api' && third === 'media') return of(`/api/v1/media${address.search}`);
  if (first === 'user' && second) return of(`/api/v1/media?author=${second}`);
  if (first === 'search') return of(`/api/v1/search${address.search}`);
  if (first === '' || first === 'latest') return of('/api/v1/media');
  throw new SourceProblem(['notMediacms', { address: address.href }]);
}

async function readSaved(files: SourceFiles): Promise<SourceReading> {
  const all = new Set((await files.list()).map(({ path }) => path));
  const answers = [...all].filter((path) => endingOf(path) === '.json').sort();
  if (answers.length === 0) throw new SourceProblem(['noMediacmsAnswer']);
  const reading: SourceReading = { instance: '', items: [], problems: [] };
  const found = new Map<string, { media: unknown; path: string }>();
  for (const path of answers)
    await readPart(reading.problems, path, async () => {
      const answer = await readJsonFile(files, path);
      const media = Array.isArray(answer) ? answer : listAt(answer, 'results');
      for (const each of media.length > 0 ? media : [answer]) add(each, path);
    });
  for (const { media, path } of found.values()) {
    const page = URL.parse(textAt(media, 'url'));
    reading.instance ||= page?.host ?? '';
    if (isVideoOrAudio(media))
      reading.items.push(
        itemOfMedia(media, (named) => locateSaved(named, { path, all }, page?.origin ?? '')),
      );
    else
      reading.problems.push({
        where: textAt(media, 'title') || tokenOf(media),
        message: ['ofKind', { kind: textAt(media, 'media_type') }],
      });
  }
  return reading;

  /** A detailed answer says more than an entry of a list. */
  function add(media: unknown, path: string): void {
    const token = tokenOf(media);
    if (!token || !textAt(media, 'title')) return;
    const isDetailed = valueAt(media, 'encodings_info') !== undefined;
    if (isDetailed || !found.has(token)) found.set(token, { media, path });
  }
}
