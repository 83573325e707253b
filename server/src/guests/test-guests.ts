import { randomUUID } from 'node:crypto';
import type { Guest, GuestAccess, Guests } from '@tv/contract/people/guests';
import { aMediaContent, anOrganization, aPerson, type GivenMediaContent } from '../test-builders.ts';
import { startTestService } from '../test-service.ts';

export const start = new Date('2026-03-02T09:00:00Z');
export const hour = 3600_000;
export const day = 24 * hour;

export type GuestWorld = Awaited<ReturnType<typeof startGuestWorld>>;

/** A service, an organization with a manager, again by `begin`, and what tests of guests do there. */
export async function startGuestWorld() {
  const service = await startTestService(start);
  let organizationId = '';
  let manager = { id: '', subject: '' };
  const later = (milliseconds: number) => service.setNow(new Date(service.now().getTime() + milliseconds));
  const inDays = (days: number) => new Date(service.now().getTime() + days * day).toISOString();
  const anAddress = () => `${randomUUID()}@outside.example`;

  const share = async (
    id: string,
    given: { email?: string; expiresAt?: string; allowDownload?: boolean; as?: string } = {},
    what: 'MediaContents' | 'Categories' = 'MediaContents',
  ) => {
    const { as = manager.subject, ...body } = { email: anAddress(), expiresAt: inDays(30), ...given };
    const reply = await service.call(`POST /Management/${what}/:id/Guests`, { as, params: { id }, body });
    return { ...reply, guest: reply.body as unknown as Guest };
  };
  const listOf = async (id: string) =>
    (await service.call('GET /Management/MediaContents/:id/Guests', { as: manager.subject, params: { id } }))
      .body as unknown as Guests;
  const end = (id: string, guestId: string) =>
    service.call('DELETE /Management/MediaContents/:id/Guests/:guestId', {
      as: manager.subject,
      params: { id, guestId },
    });

  const linkOf = ({ url }: Guest) => {
    const { pathname, hash } = new URL(url);
    return { id: pathname.split('/')[2]!, secret: hash.slice(1) };
  };
  const askCode = ({ id, secret }: { id: string; secret: string }) =>
    service.call('POST /Guests/:id/Codes', { params: { id }, body: { secret } });
  const codeTo = async (email: string) => {
    const mails = await service.mails(email);
    return /^(\d{6})/.exec(mails.at(-1)!.subject)![1]!;
  };
  const tryCode = ({ id, secret }: { id: string; secret: string }, code: string) =>
    service.call('POST /Guests/:id/Sessions', { params: { id }, body: { secret, code } });

  /** The cookie of a guest who confirmed their address, as the browser sends it. */
  async function confirm(guest: Guest) {
    const link = linkOf(guest);
    await askCode(link);
    const { status, headers } = await tryCode(link, await codeTo(guest.email));
    if (status !== 204) throw new Error(`The code was answered with ${status}.`);
    return {
      id: link.id,
      set: String(headers['set-cookie']),
      cookie: String(headers['set-cookie']).split(';')[0]!,
    };
  }
  const open = async (id: string, cookie: string) => {
    const reply = await service.call('GET /Guests/:id', { params: { id }, headers: { cookie } });
    return { status: reply.status, access: reply.body as unknown as GuestAccess };
  };
  /** Shares, confirms, and answers the token that opens what is shared. */
  async function enter(
    id: string,
    given: Parameters<typeof share>[1] = {},
    what?: Parameters<typeof share>[2],
  ) {
    const { guest } = await share(id, given, what);
    const { cookie } = await confirm(guest);
    const { access } = await open(guest.id, cookie);
    return { guest, cookie, access, headers: { 'x-unlock-token': access.token } };
  }
  const see = async (id: string, headers: Record<string, string>) =>
    (await service.call('GET /MediaContents/Publics/:id', { params: { id }, headers })).status;
  const poster = async (id: string, token: string) => {
    const path = `/api/media/${id}/1/poster?width=640&jwt=${token}`;
    return (await service.app.inject({ url: path })).statusCode;
  };
  const anItem = async (given: GivenMediaContent = {}, inOrganization = organizationId) => {
    const id = await aMediaContent(service.db, inOrganization, given);
    await service.files.write(`media/${id}/1/poster-640.jpg`, 'a picture');
    return id;
  };

  return {
    service,
    /** Another organization, at the first instant. */
    async begin() {
      service.setNow(start);
      organizationId = await anOrganization(service.db, { name: `North ${randomUUID()}` });
      manager = await aPerson(service.db, { organizations: [[organizationId, 'OrganizationManager']] });
      return { organizationId, manager };
    },
    later,
    inDays,
    anAddress,
    share,
    listOf,
    end,
    linkOf,
    askCode,
    codeTo,
    tryCode,
    confirm,
    open,
    enter,
    see,
    poster,
    anItem,
  };
}
