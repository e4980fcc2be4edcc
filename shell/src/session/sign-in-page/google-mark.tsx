import { chakra } from '@boardwalk/kit';

/** Google's letter mark, in the page's text color. */
export function GoogleMark() {
  return (
    <chakra.svg
      viewBox="0 0 20 20"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    >
      <path d="M16.2 6.2A7 7 0 1 0 17 10h-6.5" />
    </chakra.svg>
  );
}
