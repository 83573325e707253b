import type { APIRequestContext } from '@playwright/test';
import { linkInMail } from './mails.ts';
import { expect } from './portal.ts';

const registration = 'aaaaaaaa-0000-4000-8000-000000000001';
export const newcomersPassword = 'four quiet words here';

/** Somebody new at Aurora Energy, whom no other test knows: what they do to their account is theirs alone. */
export async function makeNewcomer(request: APIRequestContext): Promise<string> {
  const email = `newcomer-${crypto.randomUUID().slice(0, 8)}@aurora.example`;
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(`/api/${path}`, {
      method,
      headers: { authorization: 'Bearer public' },
      data,
    });
    expect(answer.ok(), path).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  await call('POST', `SelfRegistrations/${registration}/Users`, { email });
  const selfRegistrationUserId = new URL(await linkInMail(email)).pathname.split('/').at(-1);
  const { onboardingToken: token } = await call('POST', `SelfRegistrations/${registration}/Users/Confirm`, {
    selfRegistrationUserId,
  });
  const person = { firstName: 'Newly', lastName: 'Arrived', newPassword: newcomersPassword };
  await call('PUT', 'Users/OnBoarding/Account', { token, ...person });
  return email;
}
