import { chakra } from '@boardwalk/kit';

/** Lamps along the quay, from the left: position and height. */
const LAMPS = [
  [40, 92],
  [104, 90],
  [168, 88],
  [232, 86],
  [296, 84],
] as const;
/** Roofs of the town across the water. */
const TOWN =
  'M0 62V52h12v-8h10v8h8V38h14v14h10V30h6l4-8 4 8h6v22h12V42h16v10h8V34h12v18h14V44h10v8h12V26h16v26h10v-6h14v6h8V36h18v16h10V48h16v4h10V40h12v12h14V46h16v16z';

/** Illustration of the harbor at night, shown before playback. */
export function Poster() {
  return (
    <chakra.svg
      viewBox="0 0 320 130"
      preserveAspectRatio="xMidYMid slice"
      position="absolute"
      inset="0"
      width="100%"
      height="100%"
      aria-hidden
    >
      <path d="M0 0h320v130H0z" fill="#0B0F1A" />
      <ellipse cx="196" cy="64" rx="170" ry="58" fill="#121a2e" />
      <ellipse cx="196" cy="64" rx="104" ry="34" fill="#1e2442" />
      <ellipse cx="196" cy="64" rx="52" ry="15" fill="#3a2f4c" />
      <path d={TOWN} fill="#0e1527" />
      <path d="M0 62h320v68H0z" fill="#0d1424" />
      <g stroke="#f6a821" strokeWidth="1.4" strokeLinecap="round" opacity="0.55">
        <path d="M36 48h2M62 40h2M86 46h2M122 40h2M170 34h2M174 44h2M206 44h2M252 46h2M286 50h2" />
      </g>
      {LAMPS.map(([x, foot]) => (
        <g key={x}>
          <circle cx={x} cy={foot - 20} r="9" fill="#f6a821" opacity="0.1" />
          <path d={`M${x} ${foot + 20}V${foot - 18}`} stroke="#070b14" strokeWidth="1.6" />
          <circle cx={x} cy={foot - 20} r="2" fill="#ffe9b8" />
          <path
            d={`M${x - 3} ${foot - 8}h6M${x - 4} ${foot - 3}h8M${x - 2} ${foot + 2}h5`}
            stroke="#f6a821"
            strokeWidth="1.2"
            opacity="0.4"
          />
        </g>
      ))}
      <path d="M0 112h320v18H0z" fill="#070b14" />
      <path d="M0 106h320" stroke="#070b14" strokeWidth="1.4" />
    </chakra.svg>
  );
}
