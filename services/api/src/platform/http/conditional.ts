/** Whether an If-None-Match header names this tag. A proxy may have marked it weak. */
export function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((candidate) => ['*', tag].includes(candidate.trim().replace(/^W\//, '')));
}
