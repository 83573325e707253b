import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { EyeOff } from 'lucide-react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';

/** In the place of a table with names of people, where the organization does not allow it. */
export function PersonalOff({ as, size }: { as?: 'p'; size?: 'small' }) {
  const user = useCurrentUser();
  return (
    <Notice
      icon={<EyeOff />}
      title={text.personalOff}
      text={text.personalOffText}
      {...(as && { as })}
      {...(size && { size })}
    >
      {user && hasAtLeast(user.role, Role.Admin) && (
        <LinkButton to={studioPath('organization/publishing')}>{text.openPublishing}</LinkButton>
      )}
    </Notice>
  );
}
