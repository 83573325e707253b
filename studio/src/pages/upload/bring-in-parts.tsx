import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { maySeeOrganization } from '../../parts/may-see-organization.ts';
import { BringNow } from '../../upload/bring-now/bring-now.tsx';
import { WatchedSection } from '../../bring-in/watched-section.tsx';

/** What comes in at once, and what comes by itself. */
export function BringInParts() {
  const user = useCurrentUser();
  return (
    <>
      <BringNow />
      {user && maySeeOrganization(user) && <WatchedSection />}
    </>
  );
}
