import { type RoleKey, roleKeys } from '@tv/contract/roles';
import { readJsonSetting } from '../json-setting.ts';
import { StartupProblem } from '../startup-problem.ts';

/** Who belongs to an organization, as the sign-in provider says it. */
export type OrganizationRule = {
  /** Name, or id. */
  organization: string;
  /** Whoever has a verified address there is a member. In lower case. */
  domains: string[];
  /** Roles of groups. Where there are any, the provider alone decides who has which role. */
  roles: Record<string, RoleKey>;
};

/** `{"Aurora Energy":{"domains":["aurora.example"],"roles":{"tv-admins":"Admin"}}}` */
export function readOrganizationRules(setting: string, text: string | undefined): OrganizationRule[] {
  const owners = new Map<string, string>();
  return Object.entries(readJsonSetting(setting, text)).map(([organization, given]) => {
    const rule = readRule(setting, organization, given);
    for (const domain of rule.domains) {
      const other = owners.get(domain);
      if (other)
        throw new StartupProblem(`${setting} gives ${domain} to both "${other}" and "${organization}".`);
      owners.set(domain, organization);
    }
    return rule;
  });
}

function readRule(setting: string, organization: string, given: unknown): OrganizationRule {
  const {
    domains = [],
    roles = {},
    ...more
  } = (isObject(given) ? given : { given }) as Record<string, unknown>;
  const isRule =
    Object.keys(more).length === 0 &&
    Array.isArray(domains) &&
    domains.every((each) => typeof each === 'string' && /^[^\s@]+\.[^\s@]+$/.test(each)) &&
    isObject(roles);
  if (!isRule)
    throw new StartupProblem(
      `${setting} must give "${organization}" an object like {"domains":["aurora.example"],"roles":{"tv-admins":"Admin"}}.`,
    );
  const strange = Object.values(roles).find((role) => !roleKeys.some((name) => name === role));
  if (strange !== undefined)
    throw new StartupProblem(
      `${setting} gives "${organization}" the role ${JSON.stringify(strange)}: it must be one of ${roleKeys.join(', ')}.`,
    );
  return {
    organization,
    domains: (domains as string[]).map((domain) => domain.toLowerCase()),
    roles: roles as OrganizationRule['roles'],
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
