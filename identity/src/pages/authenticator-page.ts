import { encode } from 'uqr';
import { codeField } from './code-page.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';

/** The light margin that a reader needs, in squares (ISO/IEC 18004). */
const quietZone = 4;

function qrCode(content: string, label: string) {
  const { data, size } = encode(content, { ecc: 'M', border: quietZone });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}">
    <rect width="${size}" height="${size}" fill="#ffffff" />
    <path d="${squares.join('')}" fill="#000000" shape-rendering="crispEdges" />
  </svg>`;
}

export interface AuthenticatorState {
  /** `/confirm` below it takes the first code. */
  action: string;
  secret: string;
  /** `otpauth://…` */
  address: string;
  problem?: string | undefined;
  /** Why the app is set up, where somebody else asks for it. */
  lead?: string;
  /** Shown below the form. */
  below: Html;
}

export function authenticatorPage(context: PageContext, state: AuthenticatorState) {
  const { action, secret, address, problem, lead, below } = state;
  const { text } = context;
  const { title, scan, picture, noCamera, codeHelp, turnOn } = text.authenticator;
  return page(
    context,
    problem ? text.problemOn(title) : title,
    html` <h1>${title}</h1>
      ${lead && html`<p class="lead">${lead}</p>`}
      <p class="lead">${scan(address)}</p>
      ${qrCode(address, picture)}
      <p class="help">${noCamera}</p>
      <p class="secret"><code>${secret.match(/.{1,4}/g)?.join(' ')}</code></p>
      <form method="post" action="${action}/confirm" novalidate>
        ${codeField(text, codeHelp, problem)}
        <button class="primary" type="submit">${turnOn}</button>
      </form>
      ${below}`,
  );
}

/** Shows new recovery codes, once. `next`: the way on. */
export const recoveryCodesPage = (
  context: PageContext,
  { title, codes, next }: { title: string; codes: string[]; next: Html },
) =>
  page(
    context,
    title,
    html` <h1>${title}</h1>
      <p class="lead">${context.text.recoveryCodes.lead}</p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      ${next}`,
  );
