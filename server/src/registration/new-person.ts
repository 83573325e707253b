import { validatePassword } from '@tv/identity/password-rules';
import { ProblemCode } from '@tv/contract/problems';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { NewPerson } from './onboarding-db.ts';
import { plainName } from './plain-name.ts';

export type PersonForm = {
  firstName: string;
  lastName: string;
  newPassword?: string;
  phoneNumber?: string;
};

/** E.164: a plus, a country that does not begin with 0, at most 15 digits. */
const phonePattern = /^\+[1-9]\d{6,14}$/;

/** What a person filled in, checked. The password is there where passwords are kept here. */
export function checkNewPerson(
  form: PersonForm,
  email: string,
  keepsPasswords: boolean,
): NewPerson & { password: string } {
  const firstName = plainName('firstName', form.firstName);
  const lastName = plainName('lastName', form.lastName);
  const phone = form.phoneNumber?.replace(/[\s().-]/g, '') || undefined;
  if (phone && !phonePattern.test(phone))
    throw invalidField('phoneNumber', 'must be written like +49301234567, or left empty.');
  return { firstName, lastName, phone, password: checkPassword(form, email, keepsPasswords) };
}

function checkPassword(form: PersonForm, email: string, keepsPasswords: boolean): string {
  const { newPassword = '', firstName, lastName } = form;
  if (!keepsPasswords) {
    if (newPassword)
      throw invalidField(
        'newPassword',
        'is not kept here: your organization’s sign-in provider knows your password. Leave it out.',
      );
    return '';
  }
  const { isValid, errors } = validatePassword(newPassword, [email, firstName, lastName]);
  if (!isValid)
    throw new Problem(400, ProblemCode.Other, errors.map(({ description }) => description).join(' '), {
      exceptionData: { field: 'newPassword', errors },
    });
  return newPassword;
}
