import { chakra } from '@chakra-ui/react';
import { heightOf, lineOf, placeOf } from './chart-geometry.ts';

interface ValuesProps {
  values: readonly (number | null)[];
  scale: readonly number[];
  /** Width of the whole chart. */
  width: number;
}

/** A series as a line. */
export function Line({ values, scale, width, dash }: ValuesProps & { dash: string | undefined }) {
  return (
    <>
      <path
        d={lineOf(values, scale, width)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {values.map((value, category) =>
        value === null ? null : (
          <circle
            key={category}
            cx={placeOf(category, values.length, width).middle}
            cy={heightOf(value, scale)}
            r="4"
            fill="currentColor"
          />
        ),
      )}
    </>
  );
}

/** A series as bars, next to those of the others. */
export function Bars({
  values,
  scale,
  width,
  place,
  seriesCount,
}: ValuesProps & { place: number; seriesCount: number }) {
  return values.map((value, category) => {
    if (value === null) return null;
    const { middle, band } = placeOf(category, values.length, width);
    const barWidth = (band * 0.7) / seriesCount;
    const [zero, top] = [heightOf(0, scale), heightOf(value, scale)];
    return (
      <rect
        key={category}
        x={middle - band * 0.35 + barWidth * place}
        y={Math.min(zero, top)}
        width={Math.max(1, barWidth - 1)}
        height={Math.abs(zero - top)}
        fill="currentColor"
      />
    );
  });
}

/** A text within the chart. */
export function Label({
  x,
  y,
  anchor,
  children,
}: {
  x: number;
  y: number;
  anchor: 'middle' | 'end';
  children: string;
}) {
  return (
    <chakra.text x={x} y={y} textAnchor={anchor} fill="fg.muted" fontSize="12px">
      {children}
    </chakra.text>
  );
}
