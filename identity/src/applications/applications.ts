import type { ApplicationType } from '@tv/contract/integrations/application-scopes';

/** An application for which the provider signs people in. */
export interface Application {
  /** The client id. */
  id: string;
  name: string;
  type: ApplicationType;
  redirectUris: readonly string[];
  postLogoutRedirectUris: readonly string[];
  scopes: readonly string[];
  /** Hashes of the secrets that work now (SHA-256, base64url). Empty: a client without a secret. */
  secretHashes: readonly string[];
  /** The organization whose members it serves. Absent: the settings name the application, and it serves everybody. */
  organization?: { id: string; name: string } | undefined;
}

/** Finds applications, and whom they serve. The service passes it in. */
export interface Applications {
  find(clientId: string): Promise<Application | undefined>;
  /** Those that exist, in any order. */
  findAll(clientIds: readonly string[]): Promise<Application[]>;
  /** Whether the person is an active member of the organization. */
  hasMember(organizationId: string, subject: string): Promise<boolean>;
}

export const noApplications: Applications = {
  find: async () => undefined,
  findAll: async () => [],
  hasMember: async () => false,
};

export const serves = async (
  applications: Applications,
  { organization }: Pick<Application, 'organization'>,
  subject: string,
): Promise<boolean> => !organization || applications.hasMember(organization.id, subject);
