import { isolate } from '@tv/contract/isolate';

export const title = 'Organisationen';
export const about =
  'Organisationen, deren Videos Sie ansehen dürfen. Sie können jede verlassen; um zurückzukommen, brauchen Sie eine Einladung.';
export const notLoaded = 'Ihre Organisationen konnten nicht geladen werden.';
export const leave = 'Verlassen';
export const leaveNamed = (organization: string) => `${isolate(organization)} verlassen`;
export const leaving = 'Wird verlassen …';
export const question = (organization: string) => `${isolate(organization)} verlassen?`;
export const whatEnds =
  'Sie sehen nicht mehr, was sie für ihre Mitglieder veröffentlicht, und verlieren Ihre Rechte dort. Um zurückzukommen, brauchen Sie eine neue Einladung.';
export const left = (organization: string) => `Sie haben ${isolate(organization)} verlassen`;
export const lastAdmin = (organization: string) =>
  `Ohne Sie hat ${isolate(organization)} keinen Admin mehr. Geben Sie zuerst jemand anderem diese Rolle.`;
export const more = 'Weitere Organisationen';
