import { requestedLanguage } from '@tv/contract/languages/page-language';
import { passwordPolicy, validatePassword } from '@tv/identity/passwords/password-rules';
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
import type { RegistrationDeps } from './deps.ts';
import { serveManagedSelfRegistrations } from './manage-links-routes.ts';
import { resendInvitation } from './resend-invitation.ts';
import { findSelfRegistration } from './self-registration-db.ts';
import { findUsable, setUpAccount } from './set-up-account.ts';

type WithBotCheck = RegistrationDeps & { botCheck: BotCheck };

export function serveRegistration(serve: Serve, deps: WithBotCheck): void {
  serveOnboarding(serve, deps);
  serveSelfRegistrations(serve, deps);
  serveTrials(serve, deps);
  serveLeads(serve, deps);
  serveManagedSelfRegistrations(serve, deps);

  serve('GET /IdpManager/DefaultPasswordPolicyRequirements', async () => passwordPolicy);
  serve('POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy', async ({ body }) =>
    validatePassword(body.password),
  );
}

function serveOnboarding(serve: Serve, deps: RegistrationDeps): void {
  const { db, clock, limits, signIn } = deps;

  serve('GET /Users/OnBoarding/Token', async ({ query }) => {
    const { email, organizationId, tokenExpiresAt } = await findUsable(db, query.token, clock());
    const organization = await findOrganization(db, organizationId);
    if (!organization) throw notFound('This invitation');
    return {
      email,
      organizationName: organization.name,
      ...(organization.logoUrl && { organizationLogoUrl: organization.logoUrl }),
      ...(organization.logoDarkUrl && { organizationLogoDarkUrl: organization.logoDarkUrl }),
      expiresAt: tokenExpiresAt.toISOString(),
      setsPassword: signIn.hasLocalPasswords,
    };
  });

  serve('PUT /Users/OnBoarding/Account', async ({ body, request }) => {
    await limits.bound(db, 'account set-up', { network: request.ip });
    return setUpAccount(deps, body);
  });

  serve('POST /Users/OnBoarding/Invites/Resend', ({ body, request }) =>
    resendInvitation(deps, body.token, requestedLanguage(request.headers)),
  );
}

function serveSelfRegistrations(serve: Serve, deps: RegistrationDeps): void {
  const { db, limits } = deps;

  serve('GET /SelfRegistrations/Basic/:id', async ({ params }) => {
    const found = await findSelfRegistration(db, params.id);
    if (!found) throw notFound('This registration');
    return found;
  });

  serve('POST /SelfRegistrations/:id/Users', async ({ params, body, request }) => {
    await limits.bound(db, 'registration', { network: request.ip });
    return askForAccount(deps, params.id, body.email, requestedLanguage(request.headers));
  });

  serve('POST /SelfRegistrations/:id/Users/:userId/Resend', ({ params, request }) =>
    resendConfirmation(deps, params.id, params.userId, requestedLanguage(request.headers)),
  );

  serve('POST /SelfRegistrations/:id/Users/Confirm', ({ params, body }) =>
    confirmRegistration(deps, params.id, body.selfRegistrationUserId),
  );
}

function serveTrials(serve: Serve, deps: RegistrationDeps): void {
  const { db, clock, limits, signIn } = deps;

  serve('POST /Users/SubscriptionUsers', async ({ body, request }) => {
    await limits.bound(db, 'trial request', { network: request.ip });
    return askForTrial(deps, body.emailAddress, requestedLanguage(request.headers));
  });

  serve('GET /Users/SubscriptionUsers', async ({ query }) => {
    const { id, email, expiresAt, isCompleted } = await findOpenTrial(db, query.token, clock());
    return {
      id,
      emailAddress: email,
      status: isCompleted ? RequestState.COMPLETED : RequestState.REQUESTED,
      expiresAt: expiresAt.toISOString(),
      setsPassword: signIn.hasLocalPasswords,
    };
  });

  serve('POST /Users/SubscriptionUsers/:id/Confirms', async ({ params, body, request }) => {
    await limits.bound(db, 'account set-up', { network: request.ip });
    return confirmTrial(deps, params.id, body, request.ip);
  });
}

function serveLeads(serve: Serve, deps: WithBotCheck): void {
  const { db, limits, botCheck } = deps;

  serve('GET /BotCheck/Challenges', () => botCheck.challenge());

  serve('POST /Categories/:id/LeadGenerationFormInputData', async ({ params, body, request }) => {
    await limits.bound(db, 'contact request', { network: request.ip });
    return askForContact(
      deps,
      await findLeadCategory(db, params.id),
      body,
      requestedLanguage(request.headers),
    );
  });

  serve('POST /Organizations/:id/LeadGenerationFormInputData', async ({ params, body, request }) => {
    await limits.bound(db, 'contact request', { network: request.ip });
    return askForContact(
      deps,
      await findLeadOrganization(db, params.id),
      body,
      requestedLanguage(request.headers),
    );
  });
}
