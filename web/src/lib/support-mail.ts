import { configuration } from './configuration.ts';

/** Where support reads mail, with or without `mailto:` in the configuration; undefined where nobody does. */
export const supportMail = () => configuration().addresses.supportMail?.replace(/^mailto:/, '');
