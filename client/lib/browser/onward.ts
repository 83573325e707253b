/** Which way a line goes on, as a sign of what the right arrow does: where one reads from right to left, to the left. */
export const onward = (element: Element): 1 | -1 => (element.matches(':dir(rtl)') ? -1 : 1);
