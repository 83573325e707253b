/** Pages that few people open. This list is a chunk of its own, so that the first load does not name the files of each. */
export const seldomPages = {
  accessibility: () =>
    import('./legal/accessibility-page.tsx').then((page) => ({ Component: page.AccessibilityPage })),
  guest: () => import('./guests/guest-page.tsx').then((page) => ({ Component: page.GuestPage })),
  guide: () =>
    import('./guide-page.tsx').then((page) => ({ Component: page.GuidePage, loader: page.loader })),
  ideas: () => import('./ideas-page.tsx').then((page) => ({ Component: page.IdeasPage })),
  privacyPolicy: () =>
    import('./legal/privacy-policy-page.tsx').then((page) => ({ Component: page.PrivacyPolicyPage })),
  terms: () =>
    import('./legal/terms-of-service-page.tsx').then((page) => ({ Component: page.TermsOfServicePage })),
  unsubscribe: () =>
    import('./unsubscribe-page.tsx').then((page) => ({
      Component: page.UnsubscribePage,
      loader: page.loader,
    })),
};
