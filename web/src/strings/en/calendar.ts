export const subscribe = 'Subscribe to calendar';
export const copy = 'Copy calendar address';
export const copied = 'Address copied to clipboard';
export const notCopied = 'The address could not be copied.';
