/** This page stands in a frame of another one. */
export const isFramed = window.parent !== window;
