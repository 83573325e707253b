import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { originOf } from '../account-events.ts';
import type { RecordAccountEvent } from '../account-events.ts';
import { findAccountBySubject } from '../accounts.ts';
import { showPage } from '../answer.ts';
import type { KoaReply } from '../answer.ts';
import { networkOf } from '@tv/contract/formats/network';
import type { Throttle } from './throttle.ts';
import { commandLineClientId } from '@tv/contract/integrations/command-line-client';
import type { Database } from '../db.ts';
import { localizedDeviceName, deviceName } from '../sessions/device-name.ts';
import type { CreatePageContext } from '../page-context.ts';
import { confirmDevicePage, deviceCodePage } from '../pages/device-pages.ts';
import { html } from '../pages/html.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { giveOwnSession } from '../applications/own-session.ts';
import { problemPage } from '../problems.ts';
import { routedPath } from '../routed-path.ts';

/** Paths below the provider's address: `/device` takes the code from a person, `/device/auth` gives a code to a device. */
export const deviceRoutes = { code_verification: '/device', device_authorization: '/device/auth' };

/** Time for a person to open a browser and sign in. */
export const deviceCodeSeconds = 10 * 60;

type Settings = { db: Database; createPageContext: CreatePageContext; mountPath: string };

/** The token against cross-site requests in the library's form. */
const xsrfOf = (form: string) => /name="xsrf" value="([^"]*)"/.exec(form)?.[1] ?? '';

/** The options of oidc-provider's device grant with its pages (RFC 8628, section 3.3). */
export function devicePages({
  db,
  createPageContext,
  mountPath,
  recordEvent,
}: Settings & { recordEvent: RecordAccountEvent }) {
  const action = `${mountPath}${deviceRoutes.code_verification}`;
  return {
    enabled: true,
    charset: 'base-20' as const,
    mask: '****-****',
    deviceInfo: (ctx: KoaContextWithOIDC) => ({
      ip: ctx.ip,
      device: deviceName(ctx.get('user-agent')),
      at: Date.now(),
    }),

    async userCodeInputSource(
      ctx: KoaContextWithOIDC,
      form: string,
      _out?: unknown,
      problem?: { name?: string; userCode?: string },
    ) {
      const context = await createPageContext(ctx.headers);
      const { text } = context;
      if (ctx.oidc.route === 'device_resume') {
        // The sign-in to go on with is over. The library would store a token in the session here, and fails where there is none.
        (ctx.oidc.session as { touched?: boolean }).touched = false;
        return showPage(ctx, problemPage(context, 'session_not_found'));
      }
      if (problem?.name === 'AbortedError') {
        ctx.status = 200;
        return showPage(ctx, messagePage(context, { ...text.device.refused, action: backToPortal(context) }));
      }
      ctx.state.isWrongCode = problem !== undefined;
      return showPage(
        ctx,
        deviceCodePage(context, {
          action,
          xsrf: xsrfOf(form),
          code: problem?.userCode ?? (ctx.state.userCode as string | undefined) ?? '',
          problem: problem && (problem.name === 'NoCodeError' ? text.device.missing : text.device.wrong),
        }),
      );
    },

    async userCodeConfirmSource(
      ctx: KoaContextWithOIDC,
      form: string,
      client: { clientName?: string; clientId: string },
      info: { ip?: string; device?: string },
      code: string,
    ) {
      const context = await createPageContext(ctx.headers);
      const subject = ctx.oidc.session?.accountId;
      const account = subject ? await findAccountBySubject(db, subject) : undefined;
      return showPage(
        ctx,
        confirmDevicePage(context, {
          action,
          xsrf: xsrfOf(form),
          code,
          program:
            client.clientId === commandLineClientId
              ? context.text.device.program
              : (client.clientName ?? client.clientId),
          from: [info.device && localizedDeviceName(context.text, info.device), info.ip]
            .filter(Boolean)
            .join(', '),
          email: account?.email,
        }),
      );
    },

    async successSource(ctx: KoaContextWithOIDC) {
      const { client, entities } = ctx.oidc;
      if (!entities.DeviceCode) throw new Error('no device was confirmed');
      await giveOwnSession(ctx, entities.DeviceCode);
      await entities.DeviceCode.save();
      await recordEvent({
        action: 'signed in',
        of: { subject: ctx.oidc.session?.accountId ?? '' },
        ...originOf(ctx),
        detail: { method: 'confirmation of a device', device: deviceOf(entities.DeviceCode) },
      });
      const context = await createPageContext(ctx.headers);
      const { done } = context.text.device;
      const isCommandLine = client?.clientId === commandLineClientId;
      return showPage(
        ctx,
        messagePage(context, {
          ...(isCommandLine ? done : context.text.consent.connected(client?.clientName ?? '')),
          action: backToPortal(context),
        }),
      );
    },
  };
}

/** The name of the device that asked for the code. */
const deviceOf = (code: { deviceInfo?: Record<string, unknown> } | undefined) =>
  typeof code?.deviceInfo?.['device'] === 'string' ? code.deviceInfo['device'] : deviceName(undefined);

type DeviceContext = KoaReply & Pick<KoaContextWithOIDC, 'method' | 'path' | 'ip' | 'state' | 'query'>;

/**
 * Shows the form of the code again where the session that it was shown in has ended, or never was: the library compares the form with its
 * session, and fails where there is none.
 */
export function showEndedFormAnew({ provider, mountPath }: { provider: Provider; mountPath: string }) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    const isForm = ctx.method === 'POST' && routedPath(ctx.path) === deviceRoutes.code_verification;
    if (!isForm || (await provider.Session.get(ctx)).exp !== undefined) return next();
    ctx.redirect(mountPath + deviceRoutes.code_verification);
    ctx.status = 303;
    return undefined;
  };
}

/**
 * Limits the codes that a network may request, and the wrong codes that it may enter (RFC 8628, sections 5.1 and 5.2).
 * A code in the address fills in the form but is not submitted, since somebody else may have sent the address.
 */
export function limitDeviceCodes({
  throttle,
  createPageContext,
  mountPath,
}: Settings & { throttle: Throttle }) {
  return async (ctx: DeviceContext, next: () => Promise<void>) => {
    const network = networkOf(ctx.ip);
    const path = routedPath(ctx.path);
    if (ctx.method === 'POST' && path === deviceRoutes.device_authorization) {
      const delay = await throttle.requestDeviceCode(network);
      if (delay === 0) return next();
      ctx.status = 429;
      ctx.set('retry-after', String(delay));
      ctx.body = { error: 'slow_down', error_description: `Wait ${delay} seconds, then try again.` };
      return undefined;
    }
    if (path !== deviceRoutes.code_verification) return next();
    if (ctx.method === 'GET' && typeof ctx.query.user_code === 'string') {
      ctx.state.userCode = ctx.query.user_code.slice(0, 20);
      ctx.query = {};
    }
    if (ctx.method !== 'POST') return next();
    const attempt = { email: 'device code', source: network, isKnownBrowser: true };
    const delay = await throttle.begin(attempt);
    if (delay > 0) {
      const context = await createPageContext(ctx.headers);
      const { text } = context;
      const action = html`<a class="primary" href="${mountPath}${deviceRoutes.code_verification}"
        >${text.proceed}</a
      >`;
      showPage(ctx, messagePage(context, { title: text.device.title, text: text.wait(delay), action }));
      ctx.status = 429;
      ctx.set('retry-after', String(delay));
      return undefined;
    }
    await next();
    if (!ctx.state.isWrongCode) await throttle.succeeded(attempt);
    return undefined;
  };
}
