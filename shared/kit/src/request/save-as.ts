/** Time for the browser to start the download before the URL is revoked, in milliseconds. */
const URL_LIFETIME_MS = 60_000;

/** Saves bytes as a file through the browser. @param name name of the file. */
export function saveAs(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}
