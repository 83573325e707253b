export const settings = 'Einstellungen';
export const quality = 'Qualität';
export const speed = 'Tempo';
export const captions = 'Untertitel';
export const sound = 'Tonspur';
export const auto = 'Auto';
export const autoNow = (quality: string) => `Auto · ${quality}`;
export const off = 'Aus';
export const backFrom = (page: string) => `Zurück von ${page}`;
