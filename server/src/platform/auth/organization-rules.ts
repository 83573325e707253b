import { type RoleKey, roleKeys } from '@tv/contract/people/roles';
import { readJsonSetting } from '../json-setting.ts';
import { isPublicSuffix } from '../public-suffix.ts';
import { SettingProblem } from '../startup-problem.ts';

/** The rule by which claims of the sign-in provider give membership in one organization. */
export type OrganizationRule = {
  /** The organization's name or id. */
  organization: string;
  /** E-mail domains in lower case. A person with a verified address in one of them is a member. */
  domains: string[];
  /** The role for each group. If there are any, the provider alone decides about roles in the organization. */
  roles: Record<string, RoleKey>;
};

/** `{"Aurora Energy":{"domains":["aurora.example"],"roles":{"tv-admins":"Admin"}}}` */
export function readOrganizationRules(setting: string, text: string | undefined): OrganizationRule[] {
  const owners = new Map<string, string>();
  return Object.entries(readJsonSetting(setting, text)).map(([organization, given]) => {
    const rule = readRule(setting, organization, given);
    for (const domain of rule.domains) {
      if (isPublicSuffix(domain)) throw new SettingProblem(['openDomain', { setting, organization, domain }]);
      const other = owners.get(domain);
      if (other) throw new SettingProblem(['domainOfTwo', { setting, domain, other, organization }]);
      owners.set(domain, organization);
    }
    return rule;
  });
}

const exampleOfRule = '{"domains":["aurora.example"],"roles":{"tv-admins":"Admin"}}';

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
  if (!isRule) throw new SettingProblem(['ruleShape', { setting, organization, example: exampleOfRule }]);
  const strange = Object.values(roles).find((role) => !roleKeys.some((name) => name === role));
  if (strange !== undefined)
    throw new SettingProblem([
      'ruleRole',
      { setting, organization, role: JSON.stringify(strange), roles: roleKeys.join(', ') },
    ]);
  return {
    organization,
    domains: (domains as string[]).map((domain) => domain.toLowerCase()),
    roles: roles as OrganizationRule['roles'],
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
