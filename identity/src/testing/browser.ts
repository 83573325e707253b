import { createHash, randomBytes } from 'node:crypto';
import { counted } from '../../../server/src/test-times.ts';
import { password as rightPassword } from './service.ts';

export const scope = 'openid profile email username directory InMotionApi GLHomeHeader';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  token_type: string;
}

/** The part of a browser that the protocol needs: cookies with their paths, and redirects. */
export class Browser {
  readonly portalUrl: string;
  readonly headers: Record<string, string> = {};
  /** Milliseconds to wait for an answer. */
  longestWait = 15_000;
  #cookies = new Map<string, { value: string; path: string }>();

  constructor(portalUrl: string) {
    this.portalUrl = portalUrl;
  }

  async fetch(address: string, init: RequestInit = {}) {
    const url = new URL(address, this.portalUrl);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split('|')[0]}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(this.longestWait),
      ...init,
      headers: {
        accept: 'text/html',
        ...this.headers,
        ...(init.headers as object),
        ...(cookie ? { cookie } : {}),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /; *path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(`${name}|${path}`);
      else this.#cookies.set(`${name}|${path}`, { value, path });
    }
    return response;
  }

  /** Cookies that it holds now, e.g. those of a session. */
  cookies(): { name: string; value: string; path: string }[] {
    return [...this.#cookies].map(([key, { value, path }]) => ({
      name: key.split('|')[0] ?? '',
      value,
      path,
    }));
  }

  /** Follows redirects to a page, or to an address outside the provider. */
  async follow(address: string, init?: RequestInit) {
    let response = await this.fetch(address, init);
    for (let step = 0; step < 10; step++) {
      const location = response.headers.get('location');
      if (!location) return { response, location: undefined };
      const next = new URL(location, this.portalUrl);
      if (!next.pathname.startsWith('/oidc/')) return { response, location: next };
      response = await this.fetch(next.href);
    }
    throw new Error('too many redirects');
  }

  authorizeUrl(extra: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: 'tv-portal',
      response_type: 'code',
      redirect_uri: `${this.portalUrl}/auth`,
      scope,
      state: 'some-state',
      nonce: 'some-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    return { verifier, address: `/oidc/auth?${query.toString()}` };
  }

  /** Opens the sign-in page. `submit` sends its form. */
  async openSignIn(extra: Record<string, string> = {}) {
    const { address, verifier } = this.authorizeUrl(extra);
    const { response } = await this.follow(address);
    const html = await response.text();
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    return {
      response,
      html,
      verifier,
      action,
      submit: (fields: Record<string, string>) => this.post(action, fields),
    };
  }

  post(address: string, fields: Record<string, string>) {
    return this.follow(address, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async token(fields: Record<string, string>) {
    const response = await this.fetch('/oidc/token', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ client_id: 'tv-portal', ...fields }),
    });
    return { status: response.status, body: (await response.json()) as Tokens & { error?: string } };
  }

  async exchange(location: URL | undefined, verifier: string, redirectUri = `${this.portalUrl}/auth`) {
    const code = location?.searchParams.get('code') ?? '';
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
  }

  signIn(email: string, password = rightPassword) {
    return counted('sign-in', async () => {
      const { verifier, submit } = await this.openSignIn();
      const { location, response } = await submit({ email, password });
      if (!location) throw new Error(`not signed in: ${response.status}`);
      return (await this.exchange(location, verifier)).body;
    });
  }
}
