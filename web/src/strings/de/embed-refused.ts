export const cannotStandHere = 'Das kann hier nicht gezeigt werden';
export const watchedInPortal = 'Sie können es nur im Portal ansehen.';
export const watchInPortal = 'Im Portal ansehen';
