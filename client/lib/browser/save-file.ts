/** Milliseconds that the browser may take to begin writing the file. */
const writing = 60_000;

/** Lets the browser save bytes that are here as a file. */
export function saveFile(bytes: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), writing);
}
