import { apiBase, callAddress } from '../platform/http/call-address.ts';
import type { CallName } from '@tv/contract/calls/api';
import type { Language } from '@tv/contract/languages/languages';
import { inReadersLanguage } from '@tv/contract/languages/in-readers-language';
import { pathOf, type PreparedCall } from '@tv/contract/calls/first-calls';
import type { AskAsVisitor } from './ask-as-visitor.ts';
import { firstCallsAt, isOpenAnyway, newestOf } from './first-calls.ts';
import { firstPaintAt, type FirstPaint } from './first-paint.ts';
import { type PageTags, tagsOf } from './page-tags.ts';
import { structuredData } from './structured-data.ts';

/** The content of the first HTML of an address, beside the empty page. */
export type PageStart = PageTags &
  FirstPaint & {
    /** The status of the page. 503 if the service cannot tell now whether the content exists. */
    status: 200 | 404 | 503;
    title: string;
    picture: { srcset: string; sizes: string } | undefined;
    answers: Record<string, unknown> | undefined;
    /** The structured data of the item for search engines (JSON-LD). */
    data?: object | undefined;
    /** The item may not be embedded in other pages. */
    refusesFrames: boolean;
    /** The sites that may frame the item. Absent if there is no item. */
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
  publicUrl: string;
  /** Finds the sites that may frame an item, at its public address (with the organization in the address) or its internal one. */
  embedOrigins(mediaContentId: string, organizationId?: string): Promise<string[]>;
};

/** Prepares the first HTML, with texts as readers of a language see them. Public pages contain the answers of their first calls, for the first paint and for pasted links. */
export async function beginPage(deps: PageDeps, path: string, language: Language): Promise<PageStart> {
  const calls = firstCallsAt(path);
  if (!calls) return plain;
  const { ask } = deps;
  const answers: Record<string, unknown> = {};
  let hasFailed = false;
  // The web makes the calls whose answers the first HTML lacks.
  const tryTo = async <Name extends CallName>(call: PreparedCall<Name>) =>
    ask(call).then(
      (answer) => inReadersLanguage(answer, language),
      () => {
        hasFailed = true;
        return undefined;
      },
    );
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
  // The item is another organization's: only that organization's pages show it and only its list of sites counts.
  const isElsewhere = found !== undefined && found.organizationId !== organization?.id;
  const item = isElsewhere ? undefined : found;
  const featured = featuredOnes?.[0];
  const isMissing = !organization || (calls.item && !item) || (calls.category && !category);
  if (isMissing && hasFailed) return { ...plain, status: 503, embedOrigins: [] };
  const site = organization?.name ?? 'TV';
  const name = item?.title ?? category?.name;
  const shown = item ?? featured;
  const embedOrigins = item && (await deps.embedOrigins(item.id, item.organizationId));
  return {
    status: isMissing && !isOpenAnyway(path) ? 404 : 200,
    title: name ? `${name} | ${site}` : `${site} | TV`,
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
          feed:
            calls.category &&
            callAddress('GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml', {
              params: calls.category[1].params,
            }),
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
