export const myPlaylist = 'Meine Playlist';
export const search = 'Playlist durchsuchen';
export const part = (state: string) => `Meine Playlist: ${state}`;
export const notLoaded = 'Die Playlist konnte gerade nicht geladen werden. Versuchen Sie es später erneut';
export const comingSoon = 'Demnächst';
