/** How long the browser has to begin, in milliseconds. */
const KEPT = 60_000;

/** Hands bytes to the browser, to be saved as a file. @param name what the file is called. */
export function saveAs(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
