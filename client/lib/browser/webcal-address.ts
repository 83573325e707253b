/** The same address as a link that calendars on the device open, and subscribe to. */
export const webcalAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');
