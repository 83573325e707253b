import type { APIRequestContext, Page } from '@playwright/test';
import { callAsVisitor } from './calls.ts';
import { linkInMail } from './mails.ts';
import { fillInSignIn } from './portal.ts';

const password = 'four quiet words here';

/** Makes an organization that no other test uses. Answers the e-mail address of its admin. */
async function makeOrganization(request: APIRequestContext): Promise<string> {
  const key = crypto.randomUUID().slice(0, 8);
  const emailAddress = `admin-${key}@orchard.example`;
  const { id } = await callAsVisitor(request, 'POST /Users/SubscriptionUsers', { body: { emailAddress } });
  const token = new URL(await linkInMail(emailAddress)).searchParams.get('token')!;
  await callAsVisitor(request, 'POST /Users/SubscriptionUsers/:id/Confirms', {
    params: { id },
    body: {
      token,
      firstName: 'First',
      lastName: 'Admin',
      newPassword: password,
      organizationName: `Orchard ${key}`,
    },
  });
  return emailAddress;
}

/** Opens a page as the admin of a new organization. Answers the e-mail address. */
export async function enterNewOrganization(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<string> {
  const email = await makeOrganization(request);
  await page.goto(path);
  await fillInSignIn(page, email, password);
  return email;
}
