/** Whether an Accept header names this media type itself, and not with `q=0`. Accepting anything doesn't count. */
export function accepts(header: string, mediaType: string): boolean {
  return header.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
