import { afterAll, vi } from 'vitest';
import { keepRealFrames } from './real-frames.ts';

// Modules of the web keep what belongs to a page for as long as it lives, so every file of tests has them again. Packages stay.
vi.resetModules();

if (typeof document !== 'undefined') {
  keepRealFrames();
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine takes its time to import what a screen loads later.
  configure({ asyncUtilTimeout: 15_000 });
  // Packages know which menu is open and where the focus is: what a file has shown goes away in order.
  afterAll(cleanup);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
