import type { LoaderFunction, RouteObject } from 'react-router';
import type { guestPagePath, PortalPath, RegistrationPath, ScreenPath } from '@tv/contract/pages/page-paths';
import { admitAnybody, admitEmbedded, admitMember, startData } from '@tv/client/lib/session/access.ts';
import { MemberGate, PublicGate } from './pages/gates.tsx';
import { homeData } from './pages/browse/home-data.ts';
import { NotFoundPage, NotFoundScreen } from './pages/not-found-page.tsx';
import type { registrationScreens } from './pages/registration/registration-screens.ts';
import type { seldomPages } from './pages/seldom-pages.ts';
import { Root, RootFailure, Starting } from './pages/layout/root.tsx';
import { ViewerLayout } from './pages/layout/viewer-layout.tsx';
import { watchData } from './pages/watch/watch-data.ts';

const load = {
  home: () => import('./pages/browse/home-page.tsx').then((page) => ({ Component: page.HomePage })),
  watch: () => import('./pages/watch/watch-page.tsx').then((page) => ({ Component: page.WatchPage })),
  embed: () => import('./pages/watch/embed-page.tsx').then((page) => ({ Component: page.EmbedPage })),
  discover: () =>
    import('./pages/browse/discover-page.tsx').then((page) => ({ Component: page.DiscoverPage })),
  category: () =>
    import('./pages/browse/category-page.tsx').then((page) => ({ Component: page.CategoryPage })),
  search: () => import('./pages/browse/search-page.tsx').then((page) => ({ Component: page.SearchPage })),
  tag: () => import('./pages/browse/tag-page.tsx').then((page) => ({ Component: page.TagPage })),
  upcoming: () =>
    import('./pages/browse/coming-soon-page.tsx').then((page) => ({ Component: page.ComingSoonPage })),
  followed: () =>
    import('./pages/browse/followed-categories-page.tsx').then((page) => ({
      Component: page.FollowedCategoriesPage,
    })),
  playlist: () =>
    import('./pages/browse/playlist-page.tsx').then((page) => ({ Component: page.PlaylistPage })),
  history: () => import('./pages/browse/history-page.tsx').then((page) => ({ Component: page.HistoryPage })),
  settings: () => import('./pages/settings-page.tsx').then((page) => ({ Component: page.SettingsPage })),
  unauthorized: () =>
    import('./pages/sign-in/unauthorized-page.tsx').then((page) => ({
      Component: page.UnauthorizedPage,
      loader: page.loader,
    })),
  newUser: () =>
    import('./pages/sign-in/new-user-page.tsx').then((page) => ({
      Component: page.NewUserPage,
      loader: page.loader,
    })),
  auth: () =>
    import('./pages/sign-in/auth-page.tsx').then((page) => ({
      Component: page.AuthPage,
      loader: page.loader,
    })),
  silentAuth: () =>
    import('./pages/sign-in/silent-auth-page.tsx').then((page) => ({
      Component: page.SilentAuthPage,
      loader: page.loader,
    })),
  authClear: () =>
    import('./pages/sign-in/auth-clear-page.tsx').then((page) => ({
      Component: page.AuthClearPage,
      loader: page.loader,
    })),
  logout: () =>
    import('./pages/sign-in/logout-page.tsx').then((page) => ({
      Component: page.LogoutPage,
      loader: page.loader,
    })),
  studio: () =>
    import('@tv/studio/load-studio.ts')
      .then(({ loadStudio }) => loadStudio())
      .then(({ Studio }) => ({
        Component: () => <Studio notFound={<NotFoundPage />} />,
      })),
  backstage: () =>
    import('@tv/studio/load-backstage.ts')
      .then(({ loadBackstage }) => loadBackstage())
      .then((page) => ({ Component: page.BackstagePage })),
};

const seldom = (name: keyof typeof seldomPages) => (): Promise<Pick<RouteObject, 'Component' | 'loader'>> =>
  import('./pages/seldom-pages.ts').then((pages) => pages.seldomPages[name]());

/** A new address is first written into the contract's page-paths.ts: the service answers 404 for one that is not there. */
type RouteAt<Path extends string> = RouteObject & { path?: Path };

/** The viewer's screens: one table, mounted at `/` for members and at `/public/:orgId` for everybody. */
const screens = (id: (name: string) => string): RouteAt<ScreenPath>[] => [
  { id: id('home'), index: true, loader: (args) => startData(args, homeData), lazy: load.home },
  { id: id('categories'), path: 'categories', lazy: load.discover },
  { id: id('category'), path: 'categories/:id', lazy: load.category },
  {
    id: id('watch'),
    path: 'watch/:id',
    loader: (args) => startData(args, watchData(args.params['id'] ?? '')),
    lazy: load.watch,
  },
  { id: id('search'), path: 'search', lazy: load.search },
  { id: id('tag'), path: 'tag/:tagName', lazy: load.tag },
  { id: id('upcoming'), path: 'coming-soon', lazy: load.upcoming },
  { id: id('followed-categories'), path: 'followed-categories', lazy: load.followed },
];
const embed = (id: string, loader: LoaderFunction): RouteAt<ScreenPath> => ({
  id,
  path: 'embed/:id',
  loader,
  lazy: load.embed,
});

type Registering = Pick<RouteObject, 'Component' | 'loader'>;
const register = (name: keyof typeof registrationScreens) => (): Promise<Registering> =>
  import('./pages/registration/registration-screens.ts').then((pages) => pages.registrationScreens[name]);
/** How somebody becomes a member; open also where an organization has no public pages. */
const registering = [
  ['self-registration/:selfRegistrationId', 'selfRegistration'],
  ['self-registration-completed/:selfRegistrationId/:userId', 'completed'],
  ['registered/:selfRegistrationId/:selfRegistrationUserId', 'registered'],
] as const satisfies (readonly [RegistrationPath, string])[];
const registration: RouteAt<`/${RegistrationPath | PortalPath}` | `/public/:orgId/${RegistrationPath}`>[] = [
  ...registering.flatMap(([path, name]) => [
    { path: `/public/:orgId/${path}` as const, lazy: register(name) },
    { path: `/${path}` as const, lazy: register('legacy') },
  ]),
  ...(['/public/:orgId/not-registered', '/not-registered'] as const).map((path) => ({
    path,
    lazy: register('notRegistered'),
  })),
  { path: '/account-setup', lazy: register('accountSetup') },
  { path: '/free-trial', lazy: register('freeTrial') },
];

const loadedOnce = { shouldRevalidate: () => false };
const membersAlone: RouteAt<PortalPath>[] = [
  { id: 'playlist', path: 'playlist', lazy: load.playlist },
  { id: 'history', path: 'history', lazy: load.history },
  { id: 'settings', path: 'settings', lazy: load.settings },
];
const plainPages: RouteAt<`/${PortalPath | typeof guestPagePath}`>[] = [
  { path: '/unauthorized', lazy: load.unauthorized },
  { path: '/new-user', lazy: load.newUser },
  { path: '/auth', lazy: load.auth },
  { path: '/silent-auth', lazy: load.silentAuth },
  { path: '/auth-clear', lazy: load.authClear },
  { path: '/logout', lazy: load.logout },
  { path: '/terms-of-service', lazy: seldom('terms') },
  { path: '/guide', lazy: seldom('guide'), ...loadedOnce },
  { path: '/unsubscribe', lazy: seldom('unsubscribe') },
  { path: '/privacy-policy', lazy: seldom('privacyPolicy') },
  { path: '/accessibility', lazy: seldom('accessibility') },
  { path: '/ideas', lazy: seldom('ideas') },
  { path: '/backstage', lazy: load.backstage },
  { path: '/guest/:id', lazy: seldom('guest') },
];

const members = { path: '/', loader: admitMember, ...loadedOnce, Component: MemberGate };
const everybody = { path: '/public/:orgId', loader: admitAnybody, ...loadedOnce, Component: PublicGate };

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootFailure,
    HydrateFallback: Starting,
    children: [
      {
        ...members,
        children: [
          {
            Component: ViewerLayout,
            children: [...membersAlone, ...screens((name) => name)],
          },
        ],
      },
      {
        ...everybody,
        children: [
          {
            Component: ViewerLayout,
            children: [...screens((name) => `public-${name}`), { path: '*', Component: NotFoundScreen }],
          },
        ],
      },
      // The studio has its own table of routes.
      { ...members, children: [{ path: 'studio/*', lazy: load.studio }] },
      { path: '/', children: [embed('embed', admitEmbedded)] },
      { path: '/public/:orgId', children: [embed('public-embed', admitAnybody)] },
      ...registration,
      ...plainPages,
      { path: '*', Component: NotFoundPage },
    ],
  },
];
