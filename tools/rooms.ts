/** Folders with code that Node runs as it is. */
export const nodeRooms = [
  'captions',
  'client',
  'contract',
  'identity',
  'server',
  'sources',
  'demo',
  'bench',
  'cli',
  'tools',
] as const;

/** Folders with what the portal's screens are made of, which Vite builds: each imports only those before it. */
export const screenRooms = ['strings', 'client/lib', 'ui', 'player', 'studio', 'web'] as const;

/** Whether a file is one of the portal's screens or of what they are made of. */
export const isOfScreens = (path: string): boolean => screenRooms.some((room) => path.startsWith(`${room}/`));
