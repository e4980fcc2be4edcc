import { chakra } from '@boardwalk/kit';

const WIDTH = 1600;
const HEIGHT = 900;
const RINGS = 22;
const STEPS = 48;

/** A contour line around a hill: a ring with a varying radius, deterministic. */
function ring(index: number): string {
  const radius = 40 + index * 46;
  const points = Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * Math.PI * 2;
    const swell = 1 + 0.16 * Math.sin(angle * 3 + index * 0.22) + 0.08 * Math.sin(angle * 5 - index * 0.35);
    const x = WIDTH * 0.72 + Math.cos(angle) * radius * swell * 1.25;
    const y = HEIGHT * 0.62 + Math.sin(angle) * radius * swell * 0.8;
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${points.join('L')}z`;
}

let lines: string | undefined;

/** Contour lines of a map in the site's accent: default background without a picture of the site's own. */
export function Contours() {
  lines ??= Array.from({ length: RINGS }, (_, index) => ring(index)).join('');
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      position="absolute"
      inset="0"
      boxSize="100%"
      color="sodium.fg"
      opacity="0.34"
    >
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </chakra.svg>
  );
}
