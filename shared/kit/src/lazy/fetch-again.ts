/** Time before a file of the site's code is fetched a second time, in milliseconds. */
const RETRY_DELAY_MS = 1000;

/** Imports a file of the site's code. A fetch that the network has lost is repeated once; an error of the code itself isn't. */
export async function fetchAgain<T>(fetchFile: () => Promise<T>): Promise<T> {
  try {
    return await fetchFile();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
    return fetchFile();
  }
}
