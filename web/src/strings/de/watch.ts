export const discover = 'Entdecken';
export const transcript = 'Transkript';
export const live = 'Live';
export const chapters = 'Kapitel';
export const upNext = 'Als Nächstes';
export const tabs = 'Dazu';

export const unknownDate = 'Unbekanntes Datum';
export const showLess = 'Weniger anzeigen';
export const showMore = 'Mehr anzeigen';
export const tags = 'Tags';
export const attachments = 'Anhänge';

export const actions = 'Aktionen';
export const share = 'Teilen';
export const download = 'Herunterladen';

export const beingPrepared = 'Dies wird verarbeitet';
export const comeBack = 'In wenigen Minuten können Sie es ansehen.';
export const loading = 'Wird geladen';

export const notHere = 'Nicht verfügbar';
export const whyNotHere =
  'Es wurde vielleicht entfernt, der Link ist abgelaufen, oder Sie haben keinen Zugriff darauf.';
export const otherOrganization = 'Dies gehört einer anderen Organisation';
export const joinToWatch = 'Treten Sie dieser Organisation bei, um es anzusehen.';
export const joinOrganization = 'Organisation beitreten';
export const otherOfYours = 'Dies gehört einer anderen Ihrer Organisationen';
export const switchToWatch = 'Wechseln Sie zu dieser Organisation, um es anzusehen.';
export const switchOrganization = 'Organisation wechseln';
