export const title = 'Organisationen';
export const about =
  'Organisationen, deren Videos Sie ansehen dürfen. Sie können jede verlassen; eine Einladung bringt Sie zurück.';
export const notLoaded = 'Ihre Organisationen konnten nicht geladen werden.';
export const leave = 'Verlassen';
export const leaveNamed = (organization: string) => `${organization} verlassen`;
export const leaving = 'Wird verlassen …';
export const question = (organization: string) => `${organization} verlassen?`;
export const whatEnds =
  'Sie sehen nicht mehr, was sie für ihre Leute veröffentlicht, und Ihre Rechte dort enden. Nur eine Einladung, die Sie annehmen, bringt Sie zurück.';
export const left = (organization: string) => `Sie haben ${organization} verlassen`;
export const lastAdmin = (organization: string) =>
  `Sie verwalten ${organization} als Letzte oder Letzter: Geben Sie zuerst jemand anderem dieses Recht.`;
export const more = 'Weitere Organisationen';
