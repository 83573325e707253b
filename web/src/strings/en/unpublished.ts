export const draft = 'Draft – only those who manage it see this';
export const inReview = 'In review – only those who manage it see this';
export const approved = 'Approved – only those who manage it see this';
export const reviewed = 'Reviewed – only those who manage it see this';
export const scheduled = 'Scheduled – until then only those who manage it can watch this';
