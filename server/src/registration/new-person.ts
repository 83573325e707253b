import { because } from '@tv/contract/reasons/problem-reasons';
import { policyWith, validatePassword } from '@tv/identity/passwords/password-rules';
import { ProblemCode } from '@tv/contract/problems';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { NewPerson } from './onboarding-db.ts';
import { plainName } from '../organization/names/plain-name.ts';

export type PersonForm = {
  firstName: string;
  lastName: string;
  newPassword?: string;
  phoneNumber?: string;
};

/** E.164: a plus, a country that does not begin with 0, at most 15 digits. */
const phonePattern = /^\+[1-9]\d{6,14}$/;

/** A person's form after validation. The password is present only with local passwords. */
export function checkNewPerson(
  form: PersonForm,
  email: string,
  hasLocalPasswords: boolean,
  requiredLength?: number,
): NewPerson & { password: string } {
  const firstName = plainName('firstName', form.firstName);
  const lastName = plainName('lastName', form.lastName);
  const phone = form.phoneNumber?.replace(/[\s().-]/g, '') || undefined;
  if (phone && !phonePattern.test(phone)) throw invalidField('phoneNumber', because('registration.phone'));
  return {
    firstName,
    lastName,
    phone,
    password: checkPassword(form, email, hasLocalPasswords, requiredLength),
  };
}

function checkPassword(
  form: PersonForm,
  email: string,
  hasLocalPasswords: boolean,
  requiredLength: number | undefined,
): string {
  const { newPassword = '', firstName, lastName } = form;
  if (!hasLocalPasswords) {
    if (newPassword) throw invalidField('newPassword', because('registration.foreignPassword'));
    return '';
  }
  const { isValid, errors } = validatePassword(
    newPassword,
    [email, firstName, lastName],
    policyWith(requiredLength),
  );
  if (!isValid)
    throw new Problem(400, ProblemCode.Other, because('registration.password'), {
      message: errors.map(({ description }) => description).join(' '),
      exceptionData: { field: 'newPassword', errors },
    });
  return newPassword;
}
