import type { CallName } from '@tv/contract/api';
import { pathOf, type PreparedCall } from '@tv/contract/first-calls';
import type { AskAsVisitor } from './ask-as-visitor.ts';
import { firstCallsAt, isOpenAnyway, newestOf } from './first-calls.ts';
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

/** Public pages begin with the answers of their first calls, so that the first paint and pasted links are whole. */
export async function beginPage(deps: PageDeps, path: string): Promise<PageStart> {
  const calls = firstCallsAt(path);
  if (!calls) return plain;
  const { ask, apiBase } = deps;
  const answers: Record<string, unknown> = {};
  let hasFailed = false;
  // The web itself asks for an answer that the first HTML does not have.
  const tryTo = async <Name extends CallName>(call: PreparedCall<Name>) =>
    ask(call).catch(() => {
      hasFailed = true;
      return undefined;
    });
  const tell = async <Name extends CallName>(call: PreparedCall<Name> | undefined) => {
    const answer = call && (await tryTo(call));
    if (call && answer !== undefined) answers[apiBase + pathOf(call)] = answer;
    return answer;
  };
  const [organization, found, settings, category, featuredOnes, newest] = await Promise.all([
    tell(calls.organization),
    tell(calls.item),
    tell(calls.settings),
    tell(calls.category),
    tell(calls.featured),
    calls.category && tryTo(newestOf(calls.category)),
    tell(calls.colors),
    tell(calls.upcoming),
    tell(calls.categories),
  ]);
  // Another organization's: its own pages have it, and its own list says which sites may frame it.
  const isElsewhere = found !== undefined && found.organizationId !== organization?.id;
  const item = isElsewhere ? undefined : found;
  const featured = featuredOnes?.[0];
  const isMissing = !organization || (calls.item && !item) || (calls.category && !category);
  if (isMissing && hasFailed) return { ...plain, status: 503, embedOrigins: [] };
  const place = organization?.name ?? 'TV';
  const name = item?.title ?? category?.name;
  const shown = item ?? featured;
  const embedOrigins = item && (await deps.embedOrigins(item.id, item.organizationId));
  return {
    status: isMissing && !isOpenAnyway(path) ? 404 : 200,
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
          feed: calls.category && `${apiBase}${pathOf(calls.category)}/feed.xml`,
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
