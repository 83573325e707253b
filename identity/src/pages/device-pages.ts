import { field } from './fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { PageContext } from '../page-context.ts';

export interface DeviceCodeState {
  action: string;
  xsrf: string;
  code: string;
  problem?: string | undefined;
}

/** Asks for the code that the command line shows. */
export function deviceCodePage(context: PageContext, { action, xsrf, code, problem }: DeviceCodeState) {
  const { text } = context;
  const { title, lead, label, help } = text.device;
  return page(
    context,
    problem ? text.problemOn(title) : title,
    html` <h1>${title}</h1>
      <p class="lead">${lead}</p>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="xsrf" value="${xsrf}" />
        ${field(
          { id: 'user_code', label, help, problem, autofocus: true },
          html`value="${code}" autocomplete="off" autocapitalize="characters" spellcheck="false"
          maxlength="20"`,
        )}
        <button class="primary" type="submit">${text.proceed}</button>
      </form>`,
  );
}

export interface ConfirmDeviceState {
  action: string;
  xsrf: string;
  code: string;
  /** The name of the program that asks. */
  program: string;
  /** The device and network address of the program, as far as they are known. */
  from: string;
  /** The address of the person signed in in this browser. Undefined: the person signs in next. */
  email: string | undefined;
}

/** Asks whether to sign this program in as this person (RFC 8628, section 5.4). */
export function confirmDevicePage(context: PageContext, state: ConfirmDeviceState) {
  const { action, xsrf, code, program, from, email } = state;
  const { text } = context;
  const words = text.device;
  return page(
    context,
    words.confirmTitle,
    html` <h1>${words.confirmTitle}</h1>
      <p class="lead">${email ? words.confirmAs(program, email) : words.confirm(program)}</p>
      <p class="secret spoken"><code>${code}</code></p>
      <p class="help">${words.compare}</p>
      <p class="help">${words.requestedFrom(from)}</p>
      <p class="notice">${words.warning}</p>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${xsrf}" />
        <input type="hidden" name="user_code" value="${code}" />
        <input type="hidden" name="confirm" value="yes" />
        <button class="primary" type="submit">${words.allow}</button>
        <button class="quiet" type="submit" name="abort" value="yes">${words.cancel}</button>
      </form>`,
  );
}
