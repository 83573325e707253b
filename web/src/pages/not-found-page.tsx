import { NotFound } from '@tv/ui/not-found.tsx';
import { BareLayout } from './layout/bare-layout.tsx';

/** Inside the viewer's layout. */
export const NotFoundScreen = () => <NotFound />;

/** For an address outside the viewer's layout, which has its own landmark. */
export const NotFoundPage = ({ home }: { home?: string }) => (
  <BareLayout>
    <NotFound {...(home && { home })} />
  </BareLayout>
);
