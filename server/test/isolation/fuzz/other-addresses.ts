import type { Draw } from './random.ts';
import { edgeTexts, secretMark } from './values.ts';
import type { Caller, FuzzWorld } from './world.ts';

type Address = { url: string; method?: string; isOwnProvider?: boolean };

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 2000);

/** Addresses that the OpenAPI document does not have: pages, files, media, feeds, health, and the sign-in provider's. */
export function otherAddresses(draw: Draw, world: FuzzWorld, caller: Caller): Address {
  const id = (name: string) =>
    draw.chance(0.1) ? encoded(draw.pick(edgeTexts)) || 'x' : world.idFor(draw, name);
  const edge = () => encoded(draw.pick(edgeTexts));
  const token = () =>
    draw.chance(0.2) ? secretMark : draw.chance(0.1) ? edge() : world.mediaTokenOf(caller);
  const version = () =>
    draw.pick(['1', '1', '2', '0', '-1', '2147483648', '9007199254740993', edge() || '1']);
  const file = () =>
    draw.pick([
      ...[
        'master.m3u8',
        'video-720.m3u8',
        'video-720.mp4',
        'poster',
        'poster-640.jpg',
        'poster-641.jpg',
        'peaks.json',
      ],
      ...[
        'media-package.json',
        'made-from.txt',
        'en.vtt',
        '..%2fmaster.m3u8',
        '.',
        `captions-${id('subtitle')}.m3u8`,
      ],
      ...[`captions-${id('subtitle')}-0.vtt`, `captions-${id('subtitle')}-99999999999.vtt`, edge() || 'x'],
    ]);
  const page = () =>
    draw.pick([
      ...[
        '/',
        '/search',
        '/playlist',
        '/studio',
        '/guide',
        '/auth',
        '/silent-auth',
        '/logout',
        '/free-trial',
        '/terms',
      ],
      ...[
        `/watch/${id('media')}`,
        `/public/${id('organization')}`,
        `/public/${id('organization')}/watch/${id('media')}`,
      ],
      ...[
        `/embed/${id('media')}`,
        `/public/${id('organization')}/embed/${id('media')}`,
        `/categories/${id('category')}`,
      ],
      ...[`/public/${id('organization')}/categories/${id('category')}`, `/account-setup?token=${secretMark}`],
    ]);
  const ofProvider = () =>
    draw.pick([
      ...[
        '/oidc/.well-known/openid-configuration',
        '/oidc/jwks',
        `/oidc/device/${edge()}`,
        '/oidc/device',
        '/oidc/me',
      ],
      ...[
        `/oidc/auth?client_id=${edge()}&state=${secretMark}`,
        `/oidc/interaction/${edge()}`,
        '/oidc/security',
      ],
      ...[
        `/oidc/auth?client_id=tv-web&response_type=code&redirect_uri=http://localhost:3000/auth&scope=${edge()}&state=${edge()}`,
      ],
      ...[
        '/oidc/session/end',
        `/oidc/session/end?id_token_hint=${secretMark}`,
        `/oidc/${edge()}`,
        '/oidc/forgotten-password',
      ],
      ...[
        `/oidc/new-password?token=${secretMark}`,
        `/oidc/confirm-email?token=${secretMark}`,
        '/oidc/security/passkeys',
      ],
      ...[
        `/oidc/auth/${edge()}`,
        '/oidc/token',
        '/oidc/token/introspection',
        '/oidc/device/auth',
        '/oidc/request',
      ],
    ]);
  const kinds: (() => Address)[] = [
    () => ({ url: `/api/media/${id('media')}/${version()}/${file()}?jwt=${token()}` }),
    () => ({
      url: `/api/media/${id('media')}/subtitles/${id('subtitle')}?jwt=${token()}&format=${draw.pick(['srt', 'original', edge()])}`,
    }),
    () => ({ url: `/api/media/${id('media')}/attachments/${id('attachment')}?jwt=${token()}` }),
    () => ({ url: page() }),
    () => ({ url: `${page()}?${draw.pick(['searchTerm', 'lang', 't', 'redirect', 'state'])}=${edge()}` }),
    () => ({ url: ofProvider(), isOwnProvider: true }),
    () => ({ url: ofProvider(), isOwnProvider: true, method: 'POST' }),
    () => ({
      url: draw.pick([
        '/health/live',
        '/health/ready',
        '/metrics',
        '/robots.txt',
        '/sitemap.xml',
        `/sitemap-${edge()}.xml`,
        '/sitemap-1.xml',
        '/favicon.ico',
      ]),
    }),
    () => ({
      url: `/oembed?url=${encoded(draw.pick([`http://localhost:3000/public/${world.own}/watch/${id('media')}`, 'http://localhost:3000/', draw.pick(edgeTexts)]))}&format=${draw.pick(['json', 'xml', edge()])}&maxwidth=${draw.pick(['0', '-1', '640', edge()])}`,
    }),
    () => ({
      url: `/from?${draw.pick(['', `organization=${id('organization')}&`])}u=${draw.pick(['https://', ''])}${draw.pick([`old.example/${id('media')}`, edge()])}`,
    }),
    () => ({
      url: `/scim/v2/${draw.pick(['Users', 'Groups', 'Me', 'Bulk', 'Schemas/x', edge()])}/${id('directory')}`,
      method: draw.pick(['GET', 'DELETE', 'PUT']),
    }),
    () => ({ url: `/${edge()}` }),
    () => ({ url: `/api/${edge()}/${edge()}` }),
    () => ({
      url: draw.pick([
        '/assets/../index.html',
        '/.well-known/change-password',
        '/index.html',
        '//other.example/a',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/x.js',
        '/api',
        '/api/',
        '/scim',
        '/%',
        '/api/%zz',
      ]),
    }),
  ];
  return draw.pick(kinds)();
}
