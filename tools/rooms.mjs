// A start with an older Node reads this file, too, so it is no TypeScript.

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
];

/** Folders with what the portal's screens are made of, which Vite builds: each imports only those before it. */
export const screenRooms = ['strings', 'client/lib', 'ui', 'player', 'studio', 'web'];

/** Whether a file is one of the portal's screens, of what they are made of, or of their build. */
export const isOfScreens = (path) => screenRooms.some((room) => path.startsWith(`${room}/`));

/** Whether a file builds the screens, and is in none of them. */
export const buildsScreens = (path) => /^web\/[\w.-]+$/.test(path);
