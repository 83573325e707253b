export const cannotStandHere = 'This cannot be shown here';
export const watchedInPortal = 'It can only be watched in the portal.';
export const watchInPortal = 'Watch in the portal';
