import { createHash, randomBytes } from 'node:crypto';
import type { Browser, Tokens } from './browser.ts';

/** An application as an authorization server meets it. */
export interface RelyingParty {
  clientId: string;
  secret?: string | undefined;
  redirectUri: string;
}

/** Sends the person in the browser through the authorization of an application, whose consent they give where it is asked. */
export async function allowApplication(
  browser: Browser,
  { clientId, secret, redirectUri }: RelyingParty,
  scope: string,
): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    state: 'some-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const first = await browser.follow(`/oidc/auth?${query.toString()}`);
  const html = first.location ? '' : await first.response.text();
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
  const location = first.location ?? (await browser.post(action, { answer: 'allow' })).location;
  const code = location?.searchParams.get('code');
  if (!code) throw new Error(`not allowed: ${location?.search ?? html.slice(0, 2000)}`);
  const { body, status } = await browser.token({
    client_id: clientId,
    ...(secret && { client_secret: secret }),
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  if (status !== 200) throw new Error(`no tokens: ${body.error}`);
  return body;
}
