import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/roles';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import * as text from '../../../strings/en/studio-settings.ts';
import { PlayerForm } from '../../settings/player-form.tsx';
import { SettingsPage } from './settings-page.tsx';

/** What the player does in the organization, and where it may be embedded. */
export function PlayerPage() {
  const user = useCurrentUser();
  const mayDecideEmbedding = Boolean(user && hasAtLeast(user.role, Role.Admin));
  return (
    <SettingsPage title={text.player}>
      {(organization) => (
        <PlayerForm
          key={organization.id}
          organization={organization}
          mayDecideEmbedding={mayDecideEmbedding}
        />
      )}
    </SettingsPage>
  );
}
