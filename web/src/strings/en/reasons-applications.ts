import type { TextsOf } from '@tv/contract/reason';
import { applicationReasons } from '@tv/contract/reasons/applications';

/** Why the service refused something about applications. */
export const texts: TextsOf<typeof applicationReasons> = {
  ...applicationReasons,
  'applications.nameTaken': 'There is already an application “{name}”. Choose another name.',
  'applications.addressMissing': 'Enter at least one address.',
  'applications.addressNotUsed': 'Devices show a code: leave this empty.',
  'applications.noAddress': '“{found}” is not a complete address.',
  'applications.notExact': 'Browsers write “{found}” as {exact}. Enter it like that.',
  'applications.hasUser': 'Take the user out of “{found}”.',
  'applications.hasFragment': 'Take the part after # out of “{found}”.',
  'applications.hasWildcard': 'Addresses are exact: take * out of “{found}”.',
  'applications.notHttps':
    '“{found}” must begin with https://, or with http:// and localhost, 127.0.0.1 or [::1].',
  'applications.notReverseDomain':
    '“{found}” must begin with a scheme made of your own domain, like com.example.app:/callback.',
};
