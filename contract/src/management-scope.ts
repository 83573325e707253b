import { Type, type Static } from 'typebox';
import { Id } from './fields.ts';
import { MediaPlayerSettings } from './media.ts';

/** Which organization: people manage their current one, the command line names one, else it means the first. */
export const managementScope = {
  organizationId: Type.Optional(Id),
  organizationName: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
};
const Scope = Type.Object(managementScope);
export type ManagementScope = Static<typeof Scope>;

/** Each setting by itself; what is left out is inherited. */
export const PlayerSettingsChange = Type.Partial(MediaPlayerSettings, { additionalProperties: false });
export type PlayerSettingsChange = Static<typeof PlayerSettingsChange>;
