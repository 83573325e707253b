/** The page about programs that work with the organization. */
export const developers = 'Developers';
export const developersHelp = 'API keys and applications of your own';
