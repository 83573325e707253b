// Runs before the first paint, so that a chosen theme never flashes. The choice is saved by src/lib/appearance/theme.ts.
const asks = (query) => matchMedia(query).matches;
let choice = null;
try {
  choice = localStorage.getItem('tv.theme');
} catch {
  // Storage may be closed to this page; the system's preference then decides.
}
document.documentElement.dataset.theme =
  choice === 'dark' || choice === 'light' || choice === 'high-contrast'
    ? choice
    : asks('(prefers-contrast: more)')
      ? 'high-contrast'
      : asks('(prefers-color-scheme: light)')
        ? 'light'
        : 'dark';
