import type { Category } from '@tv/contract/categories';
import type { MediaContent } from '@tv/contract/media-content';
import type { MediaPlayerSettings } from '@tv/contract/player-settings';
import type { Organization } from '@tv/contract/organization';
import type { AskAsVisitor } from './ask-as-visitor.ts';
import { firstCalls } from './first-calls.ts';
import { firstPaintAt, type FirstPaint } from './first-paint.ts';
import { type PageTags, tagsOf } from './page-tags.ts';
import { structuredData } from './structured-data.ts';

/** What the first HTML of an address carries beyond the empty page. */
export type PageStart = PageTags &
  FirstPaint & {
    /** 503: nobody can say now whether it is there. */
    status: 200 | 404 | 503;
    title: string;
    picture: { srcset: string; sizes: string } | undefined;
    answers: Record<string, unknown> | undefined;
    /** What search engines read of the item (JSON-LD). */
    data?: object | undefined;
    /** The item may not stand in other pages. */
    refusesFrames: boolean;
    /** Sites that may frame the item; absent where none was found. */
    embedOrigins: string[] | undefined;
  };

const plain: PageStart = {
  status: 200,
  title: 'TV',
  meta: [],
  links: [],
  picture: undefined,
  answers: undefined,
  refusesFrames: false,
  embedOrigins: undefined,
};
const noIndex = [{ name: 'robots', content: 'noindex' }];
/** An address at which the portal has no page. */
export const missingPage: PageStart = { ...plain, status: 404, meta: noIndex };
const widths = [640, 1280, 1920];

export type PageDeps = {
  ask: AskAsVisitor;
  apiBase: string;
  publicUrl: string;
  /** Sites that may frame an item: at its public address, with the organization that this names, or at its internal one. */
  embedOrigins(mediaContentId: string, organizationId?: string): Promise<string[]>;
};

/** Public pages begin with the answers of their first calls, so that the first paint and pasted links are whole (decisions §9). */
export async function beginPage(deps: PageDeps, path: string): Promise<PageStart> {
  const calls = firstCalls(path);
  if (!calls) return plain;
  const { ask, apiBase } = deps;
  const answers: Record<string, unknown> = {};
  let hasFailed = false;
  // What is missing in the first HTML the web asks for itself.
  const tryTo = <Answer>(call: string) =>
    ask<Answer>(call).catch(() => {
      hasFailed = true;
      return undefined;
    });
  const [newest] = await Promise.all([
    calls.newest === undefined ? undefined : tryTo<MediaContent[]>(calls.newest),
    ...calls.paths.map(async (call) => {
      const answer = await tryTo(call);
      if (answer !== undefined) answers[apiBase + call] = answer;
    }),
  ]);
  const answerOf = <Answer>(call: string | undefined) =>
    call === undefined ? undefined : (answers[apiBase + call] as Answer | undefined);
  const organization = answerOf<Organization>(calls.organization);
  const found = answerOf<MediaContent>(calls.item);
  // Another organization's: its own pages have it, and its own list says which sites may frame it.
  const isElsewhere = found !== undefined && found.organizationId !== organization?.id;
  const item = isElsewhere ? undefined : found;
  const settings = answerOf<MediaPlayerSettings>(calls.settings);
  const category = answerOf<Category>(calls.category);
  const featured = answerOf<MediaContent[]>(calls.featured)?.[0];
  const isMissing = !organization || (calls.item && !item) || (calls.category && !category);
  if (isMissing && hasFailed) return { ...plain, status: 503, embedOrigins: [] };
  const place = organization?.name ?? 'TV';
  const name = item?.title ?? category?.name;
  const shown = item ?? featured;
  const embedOrigins = item && (await deps.embedOrigins(item.id, item.organizationId));
  return {
    status: isMissing && !calls.isOpenAnyway ? 404 : 200,
    title: name ? `${name} | ${place}` : `${place} | TV`,
    ...(isMissing
      ? { meta: noIndex, links: [] }
      : tagsOf({
          path,
          origin: deps.publicUrl,
          organization,
          name,
          item,
          pictured: item ?? featured ?? newest?.[0],
          allowsEmbed: settings?.allowEmbed ?? false,
          allowsDownload: settings?.allowDownload ?? false,
          feed: calls.category && `${apiBase}${calls.category}/feed.xml`,
          embedOrigins: embedOrigins ?? [],
        })),
    picture: shown?.thumbnailUrl
      ? {
          srcset: widths
            .map((width) => `${shown.thumbnailUrl}?width=${width}&jwt=public ${width}w`)
            .join(', '),
          sizes: '100vw',
        }
      : undefined,
    ...firstPaintAt(path, item, featured),
    answers,
    ...(item &&
      organization && {
        data: structuredData({
          origin: deps.publicUrl,
          organization,
          item,
          allowsEmbed: settings?.allowEmbed ?? false,
          allowsDownload: settings?.allowDownload ?? false,
        }),
      }),
    refusesFrames: isElsewhere || settings?.allowEmbed === false,
    embedOrigins,
  };
}
