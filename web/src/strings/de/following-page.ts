export const following = 'Gefolgt';
export const discover = 'Entdecken';
export const empty = 'Kategorien, denen Sie folgen, finden Sie hier schnell wieder';
export const signInText = 'Melden Sie sich an, um Kategorien zu folgen und zu sehen, was in ihnen neu ist.';
export const more = 'Weitere Kategorien';
