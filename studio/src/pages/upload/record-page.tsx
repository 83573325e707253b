import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Recording } from '../../upload/record/recording.tsx';
import { TopBar } from '../../shell/top-bar.tsx';

/** Recording in the browser. */
export function RecordPage() {
  const user = useCurrentUser();
  return (
    <>
      <TopBar title={text.title} />
      {user && <Recording key={user.organizationId} user={user} />}
    </>
  );
}
