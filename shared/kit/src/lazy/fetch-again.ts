/** Delay before a chunk is fetched a second time, in milliseconds. */
const RETRY_DELAY_MS = 1000;

/** Imports a chunk. A network failure is retried once; an error of the code itself isn't. */
export async function fetchAgain<T>(fetchFile: () => Promise<T>): Promise<T> {
  try {
    return await fetchFile();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
    return fetchFile();
  }
}
