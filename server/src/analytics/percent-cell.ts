/** A share as a cell of a table: in whole percent, of which 100 is all of it. Empty where there is none. */
export const percentCell = (share: number | undefined): number | '' =>
  share === undefined ? '' : Math.floor(share * 100);
