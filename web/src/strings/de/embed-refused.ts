export const cannotStandHere = 'Das kann hier nicht gezeigt werden';
export const watchedInPortal = 'Wer es verwaltet, zeigt es nur im Portal.';
export const watchInPortal = 'Im Portal ansehen';
