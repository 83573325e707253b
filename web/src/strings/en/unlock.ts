export const title = 'Password required';
export const lead = 'Enter the password that came with the link.';
export const unlock = 'Unlock';
export const unlocking = 'Unlocking…';
export const noPersonShown = 'Your browser could not pass the bot check. Try again.';
export const wrongPassword = 'Wrong password. Check it and try again.';
export const tooManyTries = (minutes: number) =>
  `Too many wrong passwords. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
export const gone = 'This is no longer available. Ask the person who sent you the link for a new one.';
export const offline = 'The connection was lost. Check your network, then try again.';
export const notChecked = 'The password could not be checked. Try again in a moment.';
