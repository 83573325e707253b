export const unexpected =
  'Leider ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.';
export const unexpectedOr =
  'Leider ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut oder';
export const contactSupport = 'kontaktieren Sie den Support';
