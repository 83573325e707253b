export const following = 'Following';
export const discover = 'Discover';
export const empty = 'Followed categories will appear here for easy access';
export const signInText = 'Sign in to follow categories and see what is new in them.';
export const more = 'More categories';
