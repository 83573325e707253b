import { number, plural } from './locale.ts';

export const discover = 'Entdecken';
export const transcript = 'Transkript';
export const chapters = 'Kapitel';
export const upNext = 'Als Nächstes';
export const tabs = 'Dazu';

export const unknownDate = 'Unbekanntes Datum';
export const showLess = 'Weniger anzeigen';
export const showMore = 'Mehr anzeigen';
export const tags = 'Tags';
export const attachments = 'Anhänge';

export const actions = 'Aktionen';
export const like = 'Gefällt mir';
export const likeCount = (count: number) => number(count);
export const likeLabel = (count: number) => `Gefällt mir, ${plural(count, { one: '# Mal', other: '# Mal' })}`;
export const share = 'Teilen';
export const download = 'Herunterladen';
export const liked = 'Mit „Gefällt mir“ markiert';
export const unliked = '„Gefällt mir“ entfernt';
export const couldNotLike = '„Gefällt mir“ ist derzeit nicht möglich. Versuchen Sie es später erneut';
export const couldNotUnlike =
  '„Gefällt mir“ kann derzeit nicht entfernt werden. Versuchen Sie es später erneut';

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
