/** The Content-Disposition of a file that is downloaded (RFC 6266), with an ASCII name for old clients. */
export const disposition = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\w .()-]/g, '_')}"; filename*=UTF-8''${encodeName(fileName)}`;

/** RFC 8187 allows fewer characters than `encodeURIComponent` leaves as they are. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
