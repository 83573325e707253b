import type { APIRequestContext } from '@playwright/test';
import { linkInMail } from './mails.ts';
import { expect } from './portal.ts';

const registration = 'aaaaaaaa-0000-4000-8000-000000000001';
export const newcomersPassword = 'four quiet words here';

const call = async (request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) => {
  const answer = await request.fetch(`/api/${path}`, {
    method,
    headers: { authorization: 'Bearer public' },
    data,
  });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Record<string, string>;
};

/** Somebody who registers at Aurora Energy: the address, and where the mail leads. */
export async function beginNewcomer(request: APIRequestContext): Promise<{ email: string; link: string }> {
  const email = `newcomer-${crypto.randomUUID().slice(0, 8)}@aurora.example`;
  await call(request, 'POST', `SelfRegistrations/${registration}/Users`, { email });
  return { email, link: await linkInMail(email) };
}

/** Somebody new whom no other test knows: what they do to their account is theirs alone. */
export async function makeNewcomer(request: APIRequestContext): Promise<string> {
  const { email, link } = await beginNewcomer(request);
  const confirm = `SelfRegistrations/${registration}/Users/Confirm`;
  const { onboardingToken: token } = await call(request, 'POST', confirm, {
    selfRegistrationUserId: new URL(link).pathname.split('/').at(-1),
  });
  const person = { firstName: 'Newly', lastName: 'Arrived', newPassword: newcomersPassword };
  await call(request, 'PUT', 'Users/OnBoarding/Account', { token, ...person });
  return email;
}
