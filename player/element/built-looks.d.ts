/* oxlint-disable typescript/consistent-type-imports -- a declared module imports nothing by a relative name */
/** The built looks, one a language (web/build-player.ts). */
declare module '*/shown.en.js' {
  export const show: typeof import('./shown.tsx').show;
}
declare module '*/shown.de.js' {
  export const show: typeof import('./shown.tsx').show;
}
