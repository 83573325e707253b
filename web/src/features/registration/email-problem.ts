/** What is wrong with a typed address, or the empty text. The service has the last word (code 59). */
export function emailProblem(email: string): string {
  if (email.trim() === '') return 'This field is required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? '' : 'Invalid email format';
}
