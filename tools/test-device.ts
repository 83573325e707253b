import { Browser } from '@tv/identity/testing/browser';
import { password } from '@tv/identity/testing/service';

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1] ?? '';

/** What a person does in a browser with the code that a program has shown them (RFC 8628). */
export async function confirmDevice(
  portal: string,
  email: string,
  code: string,
  secret = password,
): Promise<void> {
  const browser = new Browser(portal);
  const form = await (await browser.fetch('/oidc/device')).text();
  const confirmation = await browser.post('/oidc/device', { xsrf: hidden(form, 'xsrf'), user_code: code });
  const page = await confirmation.response.text();
  const signIn = await browser.post('/oidc/device', {
    xsrf: hidden(page, 'xsrf'),
    user_code: hidden(page, 'user_code'),
    confirm: 'yes',
  });
  const action = /action="([^"]+)"/.exec(await signIn.response.text())?.[1] ?? '';
  await browser.post(action, { email, password: secret });
}

/** An access token of the portal's own provider for a person, given as it is to a program without a browser. */
export async function accessTokenOf(portal: string, email: string, secret = password): Promise<string> {
  const ask = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: 'tv-command-line', ...fields });
    const answer = await fetch(`${portal}/oidc${path}`, { method: 'POST', body });
    return (await answer.json()) as Record<string, string>;
  };
  const device = await ask('/device/auth', { scope: 'openid profile email' });
  await confirmDevice(portal, email, device['user_code']!, secret);
  const grant = 'urn:ietf:params:oauth:grant-type:device_code';
  const tokens = await ask('/token', { grant_type: grant, device_code: device['device_code']! });
  return tokens['access_token']!;
}
