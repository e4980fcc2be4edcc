import Bowser from 'bowser';

const LONGEST = 200;

/** Name and major version of a browser from its `User-Agent`, such as `Chrome 156`. Nothing else of that header is kept. */
export function browserOf(userAgent: string | undefined): string {
  if (!userAgent) return 'unknown';
  const { name, version } = Bowser.parse(userAgent.slice(0, 1_000)).browser;
  return `${name ?? 'unknown'} ${version?.split('.')[0] ?? ''}`.trim().slice(0, LONGEST);
}
