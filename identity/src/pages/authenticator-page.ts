import { encode } from 'uqr';
import { codeField } from './code-page.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { Surroundings } from './page.ts';
import { backToSettings } from './settings-parts.ts';

/** Light squares around it that a reader needs (ISO/IEC 18004). */
const quietZone = 4;

function qrCode(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="The key as a picture, for the app’s camera"
  >
    <rect width="${size}" height="${size}" fill="#ffffff" />
    <path d="${squares.join('')}" fill="#000000" shape-rendering="crispEdges" />
  </svg>`;
}

export interface AuthenticatorState {
  /** `/confirm` below it takes the first code. */
  action: string;
  settings: string;
  secret: string;
  /** `otpauth://…` */
  address: string;
  problem?: string;
}

export function authenticatorPage(surroundings: Surroundings, state: AuthenticatorState) {
  const { action, settings, secret, address, problem } = state;
  return page(
    surroundings,
    problem ? 'Problem: Authenticator app' : 'Authenticator app',
    html` <h1>Authenticator app</h1>
      <p class="lead">Scan this with the app, or <a href="${address}">open it on this device</a>.</p>
      ${qrCode(address)}
      <p class="help">No camera? Type this key into the app:</p>
      <p class="secret"><code>${secret.match(/.{1,4}/g)?.join(' ')}</code></p>
      <form method="post" action="${action}/confirm" novalidate>
        ${codeField('The six digits that the app shows now.', problem)}
        <button class="primary" type="submit">Turn on</button>
      </form>
      <a class="quiet" href="${settings}">Back to security settings</a>`,
  );
}

/** They are shown this once. */
export const recoveryCodesPage = (
  surroundings: Surroundings,
  { title, codes, settings }: { title: string; codes: string[]; settings: string },
) =>
  page(
    surroundings,
    title,
    html` <h1>${title}</h1>
      <p class="lead">
        Keep these recovery codes where you find them without the app. Each signs you in once, in place of the
        app’s code. You will not see them again.
      </p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      ${backToSettings(settings)}`,
  );
