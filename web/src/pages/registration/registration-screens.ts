import * as accountSetup from './account-setup-page.tsx';
import * as freeTrial from './free-trial-page.tsx';
import * as legacy from './legacy-registration.ts';
import { NotRegisteredPage } from './not-registered-page.tsx';
import * as registered from './registered-page.tsx';
import * as completed from './self-registration-completed-page.tsx';
import * as selfRegistration from './self-registration-page.tsx';

/** One file for all of them: who registers comes through most, and nobody else loads any. */
export const registrationScreens = {
  selfRegistration: { Component: selfRegistration.SelfRegistrationPage, loader: selfRegistration.loader },
  completed: { Component: completed.SelfRegistrationCompletedPage, loader: selfRegistration.loader },
  registered: { Component: registered.RegisteredPage, loader: registered.loader },
  notRegistered: { Component: NotRegisteredPage },
  legacy: { Component: legacy.LegacyRegistration, loader: legacy.loader },
  accountSetup: { Component: accountSetup.AccountSetupPage, loader: accountSetup.loader },
  freeTrial: { Component: freeTrial.FreeTrialPage, loader: freeTrial.loader },
};
