export const settings = 'Einstellungen';
export const forThisDevice = 'Für dieses Gerät';
