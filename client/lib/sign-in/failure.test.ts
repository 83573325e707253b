import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { expect, it } from 'vitest';
import { failureOf } from './failure.ts';

const answered = (error: string) => new ErrorResponse({ error });

it('what a provider refuses without asking anybody is asked for by hand', () => {
  for (const error of ['invalid_request', 'login_required', 'something_new'])
    expect(failureOf(answered(error), true)).toBe('must-sign-in');
  expect(failureOf(new TypeError('Failed to fetch'), true)).toBe('unreachable');
});

it.each([
  [answered('access_denied'), 'denied'],
  [answered('login_required'), 'must-sign-in'],
  [answered('temporarily_unavailable'), 'unreachable'],
  [answered('invalid_grant'), 'mismatch'],
  [answered('invalid_scope'), 'refused'],
  [answered('something_new'), 'refused'],
  [new ErrorTimeout('Network timed out'), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new SyntaxError('Unexpected token'), 'unreachable'],
  [new Error('Bad Gateway (502)'), 'unreachable'],
  [new Error('Invalid response Content-Type: text/html, from URL: https://issuer.example'), 'unreachable'],
  [new Error('No matching state found in storage'), 'mismatch'],
  [new Error('State does not match'), 'mismatch'],
  [new Error('nonce in id_token does not match nonce in client storage'), 'mismatch'],
])('%s is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
