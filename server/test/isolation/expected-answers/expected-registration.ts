import { all, everybody } from './expected-columns.ts';
import type { Row } from './expected-answers.ts';

const always = (status: string): Row => ({ of: 'nothing', answers: { own: all(status) } });

const eventsOfAnybody: Row = { of: 'nothing', answers: { own: everybody('204') } };

/** A token that nobody was sent. */
const unknownToken = always('404');

/** A link, or the form that it opens, is for anyone who has it. */
const link = (status: string): Row => ({
  of: 'self-registration',
  answers: { own: all(status), anothers: all(status), missing: all('404'), malformed: all('404') },
});

/** 400: the proof of work is none. */
const lead = (of: 'organization' | 'category'): Row => ({
  of,
  answers: {
    own: everybody('400'),
    anothers: everybody('400'),
    ...(of === 'organization' && { 'own hidden': everybody('404') }),
    missing: everybody('404'),
    malformed: all('404'),
  },
});

/** The calls of people who cannot sign in yet, written by hand. */
export const expectedRegistration = {
  'GET /Users/OnBoarding/Token': unknownToken,
  'PUT /Users/OnBoarding/Account': unknownToken,
  'POST /Users/OnBoarding/Invites/Resend': unknownToken,

  'GET /SelfRegistrations/Basic/:id': link('200'),
  'POST /SelfRegistrations/:id/Users': link('201'),
  'POST /SelfRegistrations/:id/Users/:userId/Resend': link('404'),
  'POST /SelfRegistrations/:id/Users/Confirm': link('404'),

  'GET /IdpManager/DefaultPasswordPolicyRequirements': always('200'),
  'POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy': always('200'),

  'POST /Users/SubscriptionUsers': always('200'),
  'GET /Users/SubscriptionUsers': unknownToken,
  'POST /Users/SubscriptionUsers/:id/Confirms': unknownToken,

  'POST /AnalyticsEvents': eventsOfAnybody,

  'GET /BotCheck/Challenges': always('200'),
  'POST /Organizations/:id/LeadGenerationFormInputData': lead('organization'),
  'POST /Categories/:id/LeadGenerationFormInputData': lead('category'),
};
