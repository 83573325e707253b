import { guestPagePath, type PagePath, portalPaths, registrationPaths, screenPaths } from './page-paths.ts';
import { studioPaths } from './studio-paths.ts';

/** Every address of a page, from the root. The web does without this list. */
export const pagePaths: readonly string[] = [
  ...[...screenPaths, ...registrationPaths].flatMap((path): PagePath[] => [
    `/${path}`,
    path ? `/public/:orgId/${path}` : '/public/:orgId',
  ]),
  ...([...portalPaths, guestPagePath] as const).map((path): PagePath => `/${path}`),
  ...studioPaths.map((path: string) => (path ? `/studio/${path}` : '/studio') as PagePath),
];
