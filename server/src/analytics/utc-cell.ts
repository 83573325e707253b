/** A time in a form that spreadsheets read. */
export const utcCell = (instant: string | undefined): string => instant?.slice(0, 19).replace('T', ' ') ?? '';
