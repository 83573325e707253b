import type { APIRequestContext } from '@playwright/test';
import { callAsVisitor } from './calls.ts';
import { linkInMail } from './mails.ts';

const registration = 'aaaaaaaa-0000-4000-8000-000000000001';
export const newcomersPassword = 'four quiet words here';

/** Registers somebody at Aurora Energy. Answers the e-mail address and the link in the mail. */
export async function beginNewcomer(request: APIRequestContext): Promise<{ email: string; link: string }> {
  const email = `newcomer-${crypto.randomUUID().slice(0, 8)}@aurora.example`;
  await callAsVisitor(request, 'POST /SelfRegistrations/:id/Users', {
    params: { id: registration },
    body: { email },
  });
  return { email, link: await linkInMail(email) };
}

/** Makes an account that no other test uses. Answers its e-mail address. */
export async function makeNewcomer(request: APIRequestContext): Promise<string> {
  const { email, link } = await beginNewcomer(request);
  const selfRegistrationUserId = new URL(link).pathname.split('/').at(-1)!;
  const confirmed = await callAsVisitor(request, 'POST /SelfRegistrations/:id/Users/Confirm', {
    params: { id: registration },
    body: { selfRegistrationUserId },
  });
  const person = { firstName: 'Newly', lastName: 'Arrived', newPassword: newcomersPassword };
  await callAsVisitor(request, 'PUT /Users/OnBoarding/Account', {
    body: { token: confirmed.onboardingToken!, ...person },
  });
  return email;
}
