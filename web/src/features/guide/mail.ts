/** A mail that already says what it is about and asks the right questions. */
export const mailTo = (address: string, subject: string, questions: readonly string[]): string => {
  const body = questions.map((question) => `${question}\n\n`).join('\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
