/** Loads the page of guests of live events, which shares its parts with the studio and is opened without it. */
export const loadBackstage = () => import('./pages/live/backstage-page.tsx');
