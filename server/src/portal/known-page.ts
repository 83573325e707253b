import { pagePaths } from '@tv/contract/page-paths';

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

const pages = new RegExp(
  `^/$|^(?:${pagePaths
    .filter((path) => path !== '/')
    .map((path) =>
      path.replace(/:(\w+)/g, (_, name: string) => (/^(?:id|orgId)$/.test(name) ? uuid : '[^/]+')),
    )
    .join('|')})/?$`,
  'i',
);

/** Whether the portal has a page at a path. Like the web's routes, case and a slash at the end do not matter. */
export const isKnownPage = (path: string): boolean => pages.test(path);
