import { screenPath } from '@tv/contract/pages/page-paths';
import { LinkButton } from '@tv/ui/button.tsx';
import * as text from '@tv/strings/en/registration/self-registration.ts';

/** The way on where the link of a self-registration is over: to its beginning. */
export const registerAgain = (organizationId: string, selfRegistrationId: string) => ({
  text: text.registerAgainText,
  action: (
    <LinkButton
      look="primary"
      to={screenPath(organizationId, 'self-registration/:selfRegistrationId', { selfRegistrationId })}
    >
      {text.registerAgain}
    </LinkButton>
  ),
});
