/** What is wrong with an address before anything is looked up. */
export function emailProblem(email: string) {
  if (email === '') return 'Enter your email address.';
  return /^[^\s@]+@[^\s@]+$/.test(email)
    ? undefined
    : 'Enter the whole email address, like name@example.com.';
}
