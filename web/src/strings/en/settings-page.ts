export const settings = 'Settings';
export const forThisDevice = 'For this device';
