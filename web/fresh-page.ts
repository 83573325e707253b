import { vi } from 'vitest';

// Modules of the web keep what belongs to a page for as long as it lives, so every file of tests has them anew. Packages stay.
vi.resetModules();

if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
