export const userGuide = 'Handbuch';
export const newMark = 'Neu';
export const about = 'Über TV';
export const sendFeedback = 'Feedback senden';
export const switchToAdmin = 'Zur Verwaltung wechseln';
export const record = 'Aufnehmen';
export const history = 'Verlauf';
export const settings = 'Einstellungen';
export const securitySettings = 'Sicherheitseinstellungen';
export const privacyPolicy = 'Datenschutzerklärung';
export const theme = 'Design';
export const requestDemo = 'Demo anfragen';

export const aboutTv = 'Über TV';
export const whatItIs = 'Eine Streaming-Lösung für die Inhalte und die Kommunikation von Unternehmen.';
export const version = 'Version';
export const apiVersion = 'API-Version';
export const notAvailable = 'Nicht verfügbar';
