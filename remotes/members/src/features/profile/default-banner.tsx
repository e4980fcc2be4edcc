import { chakra, memberPalette } from '@boardwalk/kit';

/** Roofs of a street at the harbor, in a field of 480 by 80. */
const ROOFS =
  'M0 80V50h26V38h30v20h18V26l18-12 18 12v32h22V44h34v16h16V20h8V8h6v12h8v40h24V36h40v12h22l14-20 14 20v10h26V30h30v28h20V42l22-12 22 12v16h30V36h22v22h20V80z';

/** Banner of a member without one: a skyline in the color of their portrait. */
export function DefaultBanner({ username }: { username: string }) {
  return (
    <chakra.svg
      viewBox="0 0 480 80"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      display="block"
      boxSize="100%"
      colorPalette={memberPalette(username)}
      bg="colorPalette.muted"
      color="colorPalette.emphasized"
      fill="currentColor"
    >
      <path d={ROOFS} />
    </chakra.svg>
  );
}
