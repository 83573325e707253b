import { isolate } from '@tv/contract/isolate';

export const setUp = 'Konto einrichten';
/** Around the address: “For somebody@… at Aurora Energy.” */
export const setUpFor = 'Für';
export const setUpAt = (organization: string) => ` bei ${isolate(organization)}.`;
export const signsInElsewhere = 'Sie melden sich mit dem Konto Ihrer Organisation an.';
export const openMail = 'Öffnen Sie den Link in Ihrer E-Mail';
export const openMailText =
  'Um ein Konto einzurichten, öffnen Sie den Link in Ihrer Einladung. Sie kommt per E-Mail.';
export const tooOld =
  'Er kann nicht mehr erneuert werden. Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.';
export const canRenew = 'Wir können einen neuen an dieselbe Adresse senden.';
export const resendInvitation = 'Einladung erneut senden';
