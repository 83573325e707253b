import { listAt, numberAt, parseJson, textAt, valueAt } from '../json.ts';
import { locate } from '../locate.ts';
import type { NoteOrSentence } from '../say.ts';
import { SourceProblem, type SourceItem, type SourceReading } from '../source.ts';
import { bestFile, chaptersOf, itemOfVideo } from './video-item.ts';

const most = { videos: 10_000, pages: 500, failuresInARow: 5 };
/** The largest page that PeerTube gives. */
const pageSize = 100;

type FetchText = (address: string) => Promise<string>;

/** Reads what anybody can see, over the API of a server: version 5 and later. */
export async function readServer(given: string, fetchText: FetchText): Promise<SourceReading> {
  const address = URL.parse(given);
  if (!address) throw new SourceProblem(['noAddress', { address: given }]);
  const api = new URL('/api/v1/', address);
  const reading: SourceReading = { instance: address.host, items: [], problems: [] };
  const get = async (path: string) => {
    const { href } = new URL(path, api);
    return parseJson(await fetchText(href), href);
  };
  const requested = requestedBy(address);
  const ids = 'single' in requested ? [requested.single] : await listed(requested.list);
  const faults = new Map<string, number>();
  let failures = 0;
  for (const id of ids) {
    try {
      const video = await get(`videos/${encodeURIComponent(id)}`);
      if (valueAt(video, 'isLive') === true) leaveOut(textAt(video, 'name') || id, ['isLive']);
      else reading.items.push(await itemOf(video));
      failures = 0;
    } catch (problem) {
      if (!(problem instanceof SourceProblem)) throw problem;
      if ('single' in requested) throw problem;
      leaveOut(id, problem.note);
      failures++;
      if (failures < most.failuresInARow) continue;
      leaveOut(address.host, ['videosFail', { count: failures }]);
      break;
    }
  }
  return reading;

  function leaveOut(where: string, message: NoteOrSentence): void {
    reading.problems.push({ where, message });
  }

  /** The ids of all videos of a list, oldest first, so that what is added meanwhile moves none of them to another page. */
  async function listed(path: string): Promise<string[]> {
    const found = new Set<string>();
    let start = 0;
    for (let pages = 0; ; pages++) {
      if (pages >= most.pages || found.size >= most.videos) {
        leaveOut(address!.host, ['manyVideos', { count: found.size }]);
        break;
      }
      try {
        const page = await get(`${path}start=${start}&count=${pageSize}&sort=createdAt&nsfw=both`);
        const data = listAt(page, 'data');
        start += data.length;
        for (const each of data) {
          const id = textAt(each, 'uuid') || textAt(each, 'video', 'uuid');
          if (id) found.add(id);
        }
        if (data.length === 0 || start >= (numberAt(page, 'total') ?? 0)) break;
      } catch (problem) {
        if (!(problem instanceof SourceProblem) || start === 0) throw problem;
        leaveOut(address!.host, ['videosEnd', { count: start, why: problem.note }]);
        break;
      }
    }
    return [...found];
  }

  async function itemOf(video: unknown): Promise<SourceItem> {
    const item = itemOfVideo(video);
    const channel = textAt(video, 'channel', 'displayName') || textAt(video, 'channel', 'name');
    if (channel) item.categories = [channel];
    addMedia(video, item);
    const pictures = listAt(video, 'thumbnails').toSorted(
      (one, other) => (numberAt(other, 'width') ?? 0) - (numberAt(one, 'width') ?? 0),
    );
    const picture =
      textAt(pictures[0], 'fileUrl') || textAt(video, 'previewPath') || textAt(video, 'thumbnailPath');
    const poster = locate(picture, { address: api.href });
    if (poster) item.poster = poster;
    const path = `videos/${encodeURIComponent(item.sourceId)}`;
    for (const each of listAt(await alsoGet(`${path}/captions`, 'captionsUnread', item), 'data')) {
      const file = locate(textAt(each, 'fileUrl') || textAt(each, 'captionPath'), { address: api.href });
      const isMadeByMachine = valueAt(each, 'automaticallyGenerated') === true;
      if (file) item.captions.push({ languageCode: textAt(each, 'language', 'id'), isMadeByMachine, file });
    }
    item.chapters = chaptersOf(listAt(await alsoGet(`${path}/chapters`, 'chaptersUnread', item), 'chapters'));
    return item;
  }

  /** What comes beside a video. Once it has failed again and again, it is not requested any more: each try takes its time. */
  async function alsoGet(
    path: string,
    what: 'captionsUnread' | 'chaptersUnread',
    item: SourceItem,
  ): Promise<unknown> {
    const before = faults.get(what) ?? 0;
    try {
      if (before >= most.failuresInARow) throw new SourceProblem(['othersFailed']);
      const answer = await get(path);
      faults.delete(what);
      return answer;
    } catch (problem) {
      if (!(problem instanceof SourceProblem)) throw problem;
      faults.set(what, before + 1);
      item.notes.push([what, { why: problem.note }]);
      return undefined;
    }
  }

  function addMedia(video: unknown, item: SourceItem): void {
    const streamed = listAt(video, 'streamingPlaylists').flatMap((each) => listAt(each, 'files'));
    const whole = listAt(video, 'files');
    const file = bestFile(whole.length > 0 ? whole : streamed);
    const sound = streamed.find((each) => valueAt(each, 'hasVideo') === false);
    const ids = [file, sound].map((each) => numberAt(each, 'id'));
    // Since 6.3 a stream may have its sound in a file of its own; the server puts the two together.
    const named =
      sound && sound !== file && valueAt(file, 'hasAudio') === false
        ? `/download/videos/generate/${item.sourceId}?videoFileIds=${ids.join('&videoFileIds=')}`
        : textAt(file, 'fileDownloadUrl') || textAt(file, 'fileUrl');
    const media = locate(named, { address: api.href });
    if (media) item.media = media;
    else item.notes.push(['serverNamesNoFile']);
    if (valueAt(video, 'downloadEnabled') === false) item.notes.push(['downloadsOff']);
  }
}

/** What an address of a server stands for: one video, or a list of the API. */
function requestedBy(address: URL): { single: string } | { list: string } {
  const parts = address.pathname.split('/').filter(Boolean).map(decode);
  const isApi = parts[0] === 'api';
  const [first = '', second = '', third = '', fourth = ''] = isApi ? parts.slice(2) : parts;
  const of = (what: string, name: string) => ({ list: `${what}/${encodeURIComponent(name)}/videos?` });
  if (['a', 'accounts'].includes(first) && second) return of('accounts', second);
  if (['c', 'video-channels'].includes(first) && second) return of('video-channels', second);
  if (first === 'video-playlists' && second) return of('video-playlists', second);
  if (first === 'w' && second === 'p' && third) return of('video-playlists', third);
  if (first === 'w' && second) return { single: second };
  if (first === 'videos' && second === 'watch' && third === 'playlist' && fourth)
    return of('video-playlists', fourth);
  if (first === 'videos' && ['watch', 'embed'].includes(second) && third) return { single: third };
  if (first === 'videos' && isApi && second) return { single: second };
  if (['', 'videos', 'home', 'about'].includes(first)) return { list: 'videos?isLocal=true&' };
  throw new SourceProblem(['notPeertube', { address: address.href }]);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
