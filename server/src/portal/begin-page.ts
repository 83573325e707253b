import type { MediaContent } from '@tv/contract/media';
import type { Organization } from '@tv/contract/organization';
import type { FastifyInstance } from 'fastify';
import { firstCalls } from './first-calls.ts';

/** What the first HTML of an address carries beyond the empty page. */
export type PageStart = {
  status: 200 | 404;
  title: string;
  meta: { name: string; content: string }[];
  picture: { srcset: string; sizes: string } | undefined;
  answers: Record<string, unknown> | undefined;
};

const plain: PageStart = { status: 200, title: 'TV', meta: [], picture: undefined, answers: undefined };
const widths = [640, 1280, 1920];

/**
 * Public pages begin with the answers of their first calls, so that the first paint and pasted links are whole
 * (decisions §9). The calls are made as an anonymous visitor, so nothing private can come in.
 */
export async function beginPage(
  app: FastifyInstance,
  publicUrl: string,
  path: string,
  apiBase: string,
): Promise<PageStart> {
  const calls = firstCalls(path);
  if (!calls) return plain;
  const answers: Record<string, unknown> = {};
  await Promise.all(
    calls.paths.map(async (call) => {
      const answer = await app.inject({
        url: apiBase + call,
        headers: { authorization: 'Bearer public' },
      });
      if (answer.statusCode === 200) answers[apiBase + call] = answer.json();
    }),
  );
  const organization = answers[apiBase + calls.organization] as Organization | undefined;
  const item = calls.item ? (answers[apiBase + calls.item] as MediaContent | undefined) : undefined;
  const featured = calls.featured
    ? (answers[apiBase + calls.featured] as MediaContent[] | undefined)
    : undefined;
  const shown = item ?? featured?.[0];
  const place = organization?.name ?? 'TV';
  return {
    status: !organization || (calls.item && !item) ? 404 : 200,
    title: item ? `${item.title} | ${place}` : `${place} | TV`,
    meta: item ? tags(item, place, publicUrl, path) : [],
    picture: shown?.thumbnailUrl
      ? {
          srcset: widths
            .map((width) => `${shown.thumbnailUrl}?width=${width}&jwt=public ${width}w`)
            .join(', '),
          sizes: '100vw',
        }
      : undefined,
    answers,
  };
}

function tags(item: MediaContent, place: string, origin: string, path: string) {
  const picture = item.thumbnailUrl && `${origin}${item.thumbnailUrl}?width=1280&jwt=public`;
  const description = item.description.slice(0, 300);
  return [
    { name: 'description', content: description },
    { name: 'og:title', content: item.title },
    { name: 'og:description', content: description },
    { name: 'og:site_name', content: place },
    { name: 'og:type', content: item.type === 0 ? 'music.song' : 'video.other' },
    { name: 'og:url', content: origin + path },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(picture ? [{ name: 'og:image', content: picture }] : []),
  ];
}
