/** Watched sources. */
export const watchedReasons = {
  'watched.onePlace': 'or address is needed: give one of them.',
  'watched.notFromFolder': 'must be a kind that is read from a folder; "{kind}" is not.',
  'watched.notFromAddress': 'must be a kind that is read from an address; "{kind}" is not.',
  'watched.noFolders':
    'cannot be watched: the operator of the portal has set no watched folders (WATCHED_FOLDERS).',
  'watched.folder': 'must be a folder below the folder of the organization, without "..".',
  'watched.address': 'must be a public address that begins with https://.',
  'watched.needsPerson': 'brings items in in the name of a person: sign in as one.',
  'watched.tooMany': 'An organization can watch at most {most:number} sources: delete some first.',
  'watched.notWatched': 'This source is paused or has ended: let it go on first.',
} as const;
