/** Returns the reason of a failed `fetch` in a few words, such as `ECONNREFUSED`. @param timeoutMs the timeout of the request. */
export function networkReason(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError'
    ? `no answer in ${timeoutMs / 1000} s`
    : (cause?.code ?? cause?.message ?? message);
}
