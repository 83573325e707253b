import type { TemplateParams } from '@tv/contract/formats/fill-template';
import { pagePaths } from '@tv/contract/pages/every-page-path';
import type { PagePath } from '@tv/contract/pages/page-paths';

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const patternOf = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${/^(?:id|orgId)$/.test(name) ? uuid : '[^/]+'})`);

/** Matches paths like the web's routes: case and a slash at the end make no difference. */
const matcherOf = (path: string) => new RegExp(`^${path === '/' ? '' : patternOf(path)}/?$`, 'i');
const matchers = new Map(pagePaths.map((path) => [path, matcherOf(path)]));

/** Whether the portal has a page at a path. */
export const isKnownPage = (path: string): boolean =>
  [...matchers.values()].some((matcher) => matcher.test(path));

/** The parameters of a path that matches a page. `undefined` if it does not match. */
export const matchPage = <Path extends PagePath>(page: Path, path: string): ParamsOf<Path> | undefined =>
  matchers.get(page)?.exec(path)?.groups as ParamsOf<Path> | undefined;

type ParamsOf<Path extends string> = TemplateParams<Path> extends [infer Params] ? Params : object;
