export const title = 'Organizations';
export const about =
  'Organizations whose videos you may watch. You can leave each of them; an invitation brings you back.';
export const notLoaded = 'Your organizations could not be loaded.';
export const leave = 'Leave';
export const leaveNamed = (organization: string) => `Leave ${organization}`;
export const leaving = 'Leaving…';
export const question = (organization: string) => `Leave ${organization}?`;
export const whatEnds =
  'You no longer see what it publishes for its people, and your rights there end. Only an invitation that you accept brings you back.';
export const left = (organization: string) => `You have left ${organization}`;
export const lastAdmin = (organization: string) =>
  `You are the last administrator of ${organization}: make somebody else one first.`;
export const more = 'More organizations';
