export const miniPlayer = 'Mini player';
export const play = 'Play';
export const pause = 'Pause';
export const close = 'Close mini player';
