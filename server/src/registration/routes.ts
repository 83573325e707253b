import { pageLanguage } from '@tv/contract/page-language';
import { passwordPolicy, validatePassword } from '@tv/identity/password-rules';
import { RequestState } from '@tv/contract/enumerations';
import { findOrganization } from '../organization/db.ts';
import type { BotCheck } from '../platform/limits/bot-check.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { askForAccount, resendConfirmation } from './ask-for-account.ts';
import { askForContact } from './ask-for-contact.ts';
import { askForTrial } from './ask-for-trial.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { confirmTrial, findOpenTrial } from './confirm-trial.ts';
import { findLeadCategory, findLeadOrganization } from './lead-db.ts';
import type { RegistrationParts } from './deps.ts';
import { resendInvitation } from './resend-invitation.ts';
import { findSelfRegistration } from './self-registration-db.ts';
import { findUsable, setUpAccount } from './set-up-account.ts';

type WithBotCheck = RegistrationParts & { botCheck: BotCheck };

export function serveRegistration(serve: Serve, parts: WithBotCheck): void {
  serveOnboarding(serve, parts);
  serveSelfRegistrations(serve, parts);
  serveTrials(serve, parts);
  serveLeads(serve, parts);

  serve('GET /IdpManager/DefaultPasswordPolicyRequirements', async () => passwordPolicy);
  serve('POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy', async ({ body }) =>
    validatePassword(body.password),
  );
}

function serveOnboarding(serve: Serve, parts: RegistrationParts): void {
  const { db, clock, limits, signIn } = parts;

  serve('GET /Users/OnBoarding/Token', async ({ query }) => {
    const { email, organizationId, tokenExpiresAt } = await findUsable(db, query.token, clock());
    const organization = await findOrganization(db, organizationId);
    if (!organization) throw notFound('This invitation');
    return {
      email,
      organizationName: organization.name,
      ...(organization.logoUrl && { organizationLogoUrl: organization.logoUrl }),
      expiresAt: tokenExpiresAt.toISOString(),
      setsPassword: signIn.keepsPasswords,
    };
  });

  serve('PUT /Users/OnBoarding/Account', async ({ body, request }) => {
    await limits.bound(db, 'account set-up', { network: request.ip });
    return setUpAccount(parts, body);
  });

  serve('POST /Users/OnBoarding/Invites/Resend', ({ body, request }) =>
    resendInvitation(parts, body.token, pageLanguage(request.headers)),
  );
}

function serveSelfRegistrations(serve: Serve, parts: RegistrationParts): void {
  const { db, limits } = parts;

  serve('GET /SelfRegistrations/Basic/:id', async ({ params }) => {
    const found = await findSelfRegistration(db, params.id);
    if (!found) throw notFound('This registration');
    return found;
  });

  serve('POST /SelfRegistrations/:id/Users', async ({ params, body, request }) => {
    await limits.bound(db, 'registration', { network: request.ip });
    return askForAccount(parts, params.id, body.email, pageLanguage(request.headers));
  });

  serve('POST /SelfRegistrations/:id/Users/:userId/Resend', ({ params, request }) =>
    resendConfirmation(parts, params.id, params.userId, pageLanguage(request.headers)),
  );

  serve('POST /SelfRegistrations/:id/Users/Confirm', ({ params, body }) =>
    confirmRegistration(parts, params.id, body.selfRegistrationUserId),
  );
}

function serveTrials(serve: Serve, parts: RegistrationParts): void {
  const { db, clock, limits, signIn } = parts;

  serve('POST /Users/SubscriptionUsers', async ({ body, request }) => {
    await limits.bound(db, 'trial request', { network: request.ip });
    return askForTrial(parts, body.emailAddress, pageLanguage(request.headers));
  });

  serve('GET /Users/SubscriptionUsers', async ({ query }) => {
    const { id, email, expiresAt, isCompleted } = await findOpenTrial(db, query.token, clock());
    return {
      id,
      emailAddress: email,
      status: isCompleted ? RequestState.COMPLETED : RequestState.REQUESTED,
      expiresAt: expiresAt.toISOString(),
      setsPassword: signIn.keepsPasswords,
    };
  });

  serve('POST /Users/SubscriptionUsers/:id/Confirms', async ({ params, body, request }) => {
    await limits.bound(db, 'account set-up', { network: request.ip });
    return confirmTrial(parts, params.id, body, request.ip);
  });
}

function serveLeads(serve: Serve, parts: WithBotCheck): void {
  const { db, limits, botCheck } = parts;

  serve('GET /BotCheck/Challenges', () => botCheck.challenge());

  serve('POST /Categories/:id/LeadGenerationFormInputData', async ({ params, body, request }) => {
    await limits.bound(db, 'contact request', { network: request.ip });
    return askForContact(parts, await findLeadCategory(db, params.id), body, pageLanguage(request.headers));
  });

  serve('POST /Organizations/:id/LeadGenerationFormInputData', async ({ params, body, request }) => {
    await limits.bound(db, 'contact request', { network: request.ip });
    return askForContact(
      parts,
      await findLeadOrganization(db, params.id),
      body,
      pageLanguage(request.headers),
    );
  });
}
