export const miniPlayer = 'Mini-Player';
export const play = 'Abspielen';
export const pause = 'Pause';
export const close = 'Mini-Player schließen';
