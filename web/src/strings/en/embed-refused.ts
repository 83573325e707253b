export const cannotStandHere = 'This cannot be shown here';
export const watchedInPortal = 'Whoever manages it keeps it to the portal.';
export const watchInPortal = 'Watch in the portal';
