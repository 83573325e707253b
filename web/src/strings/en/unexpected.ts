/** The spelling is fixed: it is part of the product. */
export const unexpected = 'Sorry, an unexpected error occured. Please try again later.';
export const unexpectedOr = 'Sorry, an unexpected error occured. Please try again later or';
export const contactSupport = 'Contact support';
