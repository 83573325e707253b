export const draft = 'Entwurf – nur wer den Inhalt verwaltet, sieht das';
export const inReview = 'In Prüfung – nur wer den Inhalt verwaltet, sieht das';
export const approved = 'Freigegeben – nur wer den Inhalt verwaltet, sieht das';
export const reviewed = 'Geprüft – nur wer den Inhalt verwaltet, sieht das';
export const scheduled = 'Geplant – bis dahin kann nur ansehen, wer den Inhalt verwaltet';
