/** The configuration that the web gets before anything renders: a JSON script element `#configuration` in every page. */
export type PortalConfiguration = {
  version: string;
  environment: 'PROD' | 'QA' | 'STG' | 'INFOSEC' | 'DEMO';
  /** Path of the API, without a slash at the end. */
  apiBase: string;
  signIn: {
    authority: string;
    clientId: string;
    scope: string;
    /** false: the provider's userinfo endpoint does not take the portal's access tokens. */
    hasUserInfo?: boolean;
  };
  /** Registration ids of addresses without an organization that are sent to the all-zero organization. */
  legacySelfRegistrationIds: string[];
  /** Addresses outside the portal; an entry without one is not shown. */
  addresses: Partial<Record<AddressName, string>>;
  /** Answers of the calls a public page begins with, by request path; present on public pages only. */
  firstAnswers?: Record<string, unknown>;
  /** Origins of the sites that may frame this page and steer its player; of embeds only. */
  embedOrigins?: string[];
};

export type AddressName =
  | 'admin'
  | 'privacyPolicy'
  | 'securitySettings'
  | 'userGuide'
  | 'ideaPortalInternal'
  | 'ideaPortalExternal'
  | 'survey'
  | 'supportMail';
