import { because } from '@tv/contract/reasons/problem-reasons';
import { randomUUID } from 'node:crypto';
import { ProblemCode } from '@tv/contract/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestCodeMail } from '../mail/guest-mails.ts';
import { guestViewer } from '../media-contents/viewer.ts';
import { findOrganization } from '../organization/db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';
import { apiBase } from '../platform/http/call-address.ts';
import { notFound, outsideNetworks, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { findSender } from '../registration/organization-db.ts';
import type { GuestsDeps } from './deps.ts';
import { createGuestSecrets } from './guest-secrets.ts';
import { listSharedItems } from './items-db.ts';
import {
  beginSession,
  endSession,
  findAccess,
  findOpenGuest,
  findSessionId,
  type OpenGuest,
  storeCode,
  tryCode,
} from './sessions-db.ts';

const minute = 60_000;
const codeMinutes = 10;
const codeTries = 5;
const sessionHours = 12;
const cookieName = 'tv-guest';

/** The calls of guests: the link, its code, the session, and what it opens. */
export function serveGuestPages(serve: Serve, deps: GuestsDeps): void {
  const { db, clock, limits, outbox, mediaTokens, itemJson, publicUrl } = deps;
  const secrets = createGuestSecrets(deps);
  const isSecure = publicUrl.startsWith('https:');

  /** Without the secret of a link, an open share, an ended one and none are the same. */
  const openGuest = async (id: string, secret: string, { ip }: FastifyRequest): Promise<OpenGuest> => {
    if (!secrets.isSecretOf(id, secret)) throw notFound('This link');
    const guest = await findOpenGuest(db, id, ip, clock());
    if (!guest) throw new Problem(404, ProblemCode.NotFound, because('guests.ended'));
    if (!guest.isInNetwork) throw outsideNetworks();
    return guest;
  };
  const setCookie = (reply: FastifyReply, id: string, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${cookieName}=${value}; Path=${apiBase}/Guests/${id}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
    );
  const accessOf = async (id: string, request: FastifyRequest) => {
    const token = tokenIn(request);
    const sessionId = token && (await findSessionId(db, id, hashToken(token)));
    const viewer = sessionId ? guestViewer({ guestId: id, sessionId }, request.ip) : undefined;
    const access = viewer && (await findAccess(db, viewer, clock()));
    if (!access) throw new Problem(403, 0, because('guests.confirm'));
    return { viewer, access };
  };

  serve('POST /Guests/:id/Invitation', async ({ params, body, request }) => {
    const guest = await openGuest(params.id, body.secret, request);
    return {
      organization: (await findOrganization(db, guest.organizationId))!,
      email: masked(guest.email),
    };
  });

  serve('POST /Guests/:id/Codes', async ({ params, body, request }) => {
    const guest = await openGuest(params.id, body.secret, request);
    await limits.bound(db, 'guest code', { receiver: guest.id, network: request.ip });
    const code = secrets.newCode();
    await db.transaction(async (queries) => {
      const expiresAt = new Date(clock().getTime() + codeMinutes * minute);
      await storeCode(queries, guest.id, secrets.codeHash(guest.id, code), expiresAt);
      const sender = await findSender(queries, guest.organizationId);
      await outbox.write(queries, {
        to: [guest.email],
        ...guestCodeMail(guest.language, sender, { code, minutes: codeMinutes }),
      });
    });
  });

  serve('POST /Guests/:id/Sessions', async ({ params, body, request, reply }) => {
    const guest = await openGuest(params.id, body.secret, request);
    const { id, organizationId, email } = guest;
    await limits.bound(db, 'guest code tried', { receiver: id, network: request.ip });
    const now = clock();
    const isRight = await tryCode(db, id, secrets.codeHash(id, body.code), codeTries, now);
    if (isRight === undefined) throw new Problem(403, 0, because('guests.noCode'));
    if (!isRight) throw new Problem(403, 0, because('guests.wrongCode'));
    const token = newToken();
    const endsAt = Math.min(now.getTime() + sessionHours * 60 * minute, guest.expiresAt.getTime());
    await db.transaction(async (queries) => {
      const session = {
        id: randomUUID(),
        guestId: id,
        tokenHash: hashToken(token),
        expiresAt: new Date(endsAt),
      };
      await beginSession(queries, session, now);
      await recordChange(queries, {
        organizationId,
        personId: undefined,
        action: 'guest opened',
        subject: id,
        detail: { email, of: guest.sharedId },
        now,
      });
    });
    setCookie(reply, id, token, Math.floor((endsAt - now.getTime()) / 1000));
  });

  serve('DELETE /Guests/:id/Sessions', async ({ params: { id }, request, reply }) => {
    const token = tokenIn(request);
    if (token) await endSession(db, id, hashToken(token));
    setCookie(reply, id, '', 0);
  });

  serve('GET /Guests/:id', async ({ params, request }) => {
    const { access, viewer } = await accessOf(params.id, request);
    const { organizationId, mediaContentId, category, sessionEndsAt, expiresAt, ...rest } = access;
    const media = await mediaTokens.issueGuest(viewer, sessionEndsAt);
    return {
      ...rest,
      organization: (await findOrganization(db, organizationId))!,
      expiresAt: expiresAt.toISOString(),
      ...(mediaContentId && { mediaContentId }),
      ...(category && { category }),
      token: media.token,
      tokenExpiresAt: media.expiresAt.toISOString(),
    };
  });

  serve('GET /Guests/:id/MediaContents', async ({ params, query, request }) => {
    const { viewer } = await accessOf(params.id, request);
    return listSharedItems({ db, itemJson }, viewer, query, clock());
  });
}

const tokenIn = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];

/** `ada@example.com` as `a••@example.com`: enough for the receiver to know which of their addresses it is. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1••');
