export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Answers this where there is no such file; anything else that goes wrong stays wrong. */
export function ifMissing<T>(answer: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return answer;
    throw error;
  };
}
