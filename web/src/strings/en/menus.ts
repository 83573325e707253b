/** What the help menu, the person's menu and About say. */
export const userGuide = 'User guide';
export const newMark = 'New';
export const about = 'About';
export const sendFeedback = 'Send feedback';
export const switchToAdmin = 'Switch to admin';
export const record = 'Record';
export const history = 'History';
export const settings = 'Settings';
export const securitySettings = 'Security settings';
export const privacyPolicy = 'Privacy policy';
export const accessibility = 'Accessibility';
export const theme = 'Theme';
export const requestDemo = 'Request demo';

export const aboutTv = 'About TV';
export const whatItIs = 'A streaming solution for corporate content management and company communications.';
export const version = 'Version';
export const apiVersion = 'API version';
export const notAvailable = 'Not available';
