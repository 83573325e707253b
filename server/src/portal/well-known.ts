import type { PortalConfiguration } from '@tv/contract/calls/configuration';
import type { FastifyInstance } from 'fastify';
import { answerBadAddress } from '../platform/http/answer-problems.ts';

type WellKnownDeps = { publicUrl: string; configuration: Pick<PortalConfiguration, 'addresses'> };

const day = 86_400_000;
/** Milliseconds that a reader may rely on `security.txt`; RFC 9116, section 2.5.5, asks for less than a year. */
const securityTxtLife = 180 * day;

/**
 * Serves `/.well-known/security.txt` (RFC 9116), which names the support address, and `/.well-known/change-password` (W3C), which
 * leads password managers to the security settings. An address that is not configured is 404.
 */
export function serveWellKnown(app: FastifyInstance, { publicUrl, configuration }: WellKnownDeps): void {
  const { supportMail, securitySettings } = configuration.addresses;
  app.get('/.well-known/security.txt', async (request, reply) => {
    if (!supportMail) return answerBadAddress(request, reply);
    const expires = new Date(Math.floor((Date.now() + securityTxtLife) / day) * day);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${supportMail}`,
          `Expires: ${expires.toISOString()}`,
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
  app.get('/.well-known/change-password', async (request, reply) =>
    securitySettings
      ? reply.header('cache-control', 'no-cache').redirect(securitySettings, 302)
      : answerBadAddress(request, reply),
  );
}
