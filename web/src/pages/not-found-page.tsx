import { NotFound } from '../ui/not-found.tsx';

/** For an address outside the viewer's layout, which has its own landmark. */
export const NotFoundPage = () => (
  <main id="main">
    <NotFound />
  </main>
);
