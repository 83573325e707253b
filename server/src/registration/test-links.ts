import type { TestService } from '../test-service.ts';

export const password = 'four quiet words here';
export const ada = {
  firstName: 'Ada',
  lastName: 'Viewer',
  newPassword: password,
  phoneNumber: '+49 30 1234567',
};

/** What the newest mail to an address leads to: the path's last part, or the query's token. */
export async function linkTo(service: TestService, address: string): Promise<string> {
  const mail = (await service.mails(address)).at(-1);
  const link = /https:\/\/tv\.example\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`no mail to ${address} has a link`);
  const { pathname, searchParams } = new URL(link);
  return searchParams.get('token') ?? pathname.split('/').at(-1)!;
}

/** Registers and proves the address; the token that sets up the account. */
export async function registerAndConfirm(
  service: TestService,
  linkId: string,
  email: string,
): Promise<string> {
  const params = { id: linkId };
  await service.call('POST /SelfRegistrations/:id/Users', { params, body: { email } });
  const selfRegistrationUserId = await linkTo(service, email);
  const confirmed = await service.call('POST /SelfRegistrations/:id/Users/Confirm', {
    params,
    body: { selfRegistrationUserId },
  });
  return confirmed.body.onboardingToken;
}

/** The code of a problem, also of calls whose answer has no body. */
export const codeOf = ({ body }: { body: unknown }) => (body as { errorCode?: number }).errorCode;
