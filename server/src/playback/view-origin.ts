import type { Device, Source } from '@tv/contract/analytics/analytics-figures';

/** On what an item was viewed, and where its viewer came from. */
export type ViewOrigin = { device: Device; source: Source };

/** The kind of a device, from the user agent. The order counts: a television may also name Android, a tablet a phone. */
const kinds: [RegExp, Device][] = [
  [
    /smart-?tv|googletv|appletv|apple tv|hbbtv|tizen.*tv|web0s|webos.*tv|netcast|viera|bravia|roku|aft[a-z]+ build|crkey/i,
    'television',
  ],
  [/ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i, 'tablet'],
  [/iphone|ipod|android.*mobile|windows phone|mobile.*firefox|\bmobi/i, 'phone'],
  [/windows nt|macintosh|x11|cros|linux x86/i, 'computer'],
];

export const deviceOf = (userAgent: string | undefined): Device =>
  kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other';

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|ecosia|qwant|startpage|yandex|baidu|yahoo|search\.brave)\.[a-z.]{2,6}$/;
const socialNetworks =
  /(^|\.)(facebook\.com|fb\.com|instagram\.com|linkedin\.com|lnkd\.in|t\.co|twitter\.com|x\.com|youtube\.com|reddit\.com|tiktok\.com|pinterest\.[a-z.]{2,6}|xing\.com|threads\.net|bsky\.app|whatsapp\.com|telegram\.org)$/;

/** Where a viewer came from: `from` is the host of another site whose link led here. The host itself is not stored. */
export function sourceOf(given: { isEmbedded?: boolean; from?: string }): Source {
  if (given.isEmbedded) return 'embed';
  const host = given.from?.trim().toLowerCase();
  if (!host) return 'portal';
  if (searchEngines.test(host)) return 'search';
  return socialNetworks.test(host) ? 'social' : 'link';
}
