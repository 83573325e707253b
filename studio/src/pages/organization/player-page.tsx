import * as text from '@tv/strings/en/studio/organization/settings.ts';
import { PlayerForm } from '../../settings/player-form.tsx';
import { SettingsPage } from './settings-page.tsx';

/** What the player does in the organization, and where it may be embedded. */
export const PlayerPage = () => (
  <SettingsPage title={text.player}>
    {(organization, isAdmin) => (
      <PlayerForm key={organization.id} organization={organization} mayDecideEmbedding={isAdmin} />
    )}
  </SettingsPage>
);
