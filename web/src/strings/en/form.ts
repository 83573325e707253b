export const requiredField = 'This field is required';
export const invalidEmail = 'Invalid email format';
export const email = 'Email';
export const password = 'Password';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const optional = '(optional)';
export const sending = 'Sending…';
export const tooManyTries = (minutes: number) =>
  `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
export const pleaseWait = 'Please wait…';
