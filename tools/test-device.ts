import { Browser } from '@tv/identity/testing/browser';
import { password } from '@tv/identity/testing/service';

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1] ?? '';

/** What a person does in a browser with the code that a program has shown them (RFC 8628). */
export async function confirmDevice(portal: string, email: string, code: string): Promise<void> {
  const browser = new Browser(portal);
  const form = await (await browser.fetch('/oidc/device')).text();
  const asked = await browser.post('/oidc/device', { xsrf: hidden(form, 'xsrf'), user_code: code });
  const page = await asked.response.text();
  const signIn = await browser.post('/oidc/device', {
    xsrf: hidden(page, 'xsrf'),
    user_code: hidden(page, 'user_code'),
    confirm: 'yes',
  });
  const action = /action="([^"]+)"/.exec(await signIn.response.text())?.[1] ?? '';
  await browser.post(action, { email, password });
}
