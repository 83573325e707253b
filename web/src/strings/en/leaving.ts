import { isolate } from '@tv/contract/isolate';

export const title = 'Organizations';
export const about =
  'Organizations whose videos you can watch. You can leave any of them; to come back, you need an invitation.';
export const notLoaded = 'Your organizations could not be loaded.';
export const leave = 'Leave';
export const leaveNamed = (organization: string) => `Leave ${isolate(organization)}`;
export const leaving = 'Leaving…';
export const question = (organization: string) => `Leave ${isolate(organization)}?`;
export const whatEnds =
  'You will no longer see what it publishes for its members, and you lose your rights there. To come back, you need a new invitation.';
export const left = (organization: string) => `You have left ${isolate(organization)}`;
export const lastAdmin = (organization: string) =>
  `You are the last admin of ${isolate(organization)}. Make someone else an admin first.`;
export const more = 'More organizations';
