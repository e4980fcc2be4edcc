import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { Table } from '../chakra/forms.ts';
import { CHART, categoryAt, hasLine, heightOf, namedCategories, placeOf, scaleOf } from './chart-geometry.ts';
import { Bars, Label, Line } from './chart-marks.tsx';

/** A series with one value per category; null for a missing one. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** Lines become bars if none of the values are adjacent. */
  kind: 'line' | 'bar';
  /** Title in one sentence, used as the label of chart and table. */
  title: string;
  /** The total, or a comparison, in words. */
  summary?: ReactNode;
  /** Categories of the x axis, in order: days, districts. */
  categories: readonly string[];
  /** At most four: more would be indistinguishable. */
  series: readonly ChartSeries[];
  /** Column header of the categories in the table. */
  categoryName: string;
  /** Label of the button that opens the table: `Show as a table`. */
  tableLabel: ReactNode;
  /** Formats a value; by default a plain number. */
  format?: (value: number) => string;
}

/** Distinguished by color and dash pattern, and labeled. */
const TONES = [
  { color: 'sodium.fg', dash: undefined },
  { color: 'tide.fg', dash: '6 4' },
  { color: 'dusk.fg', dash: '2 3' },
  { color: 'signal.fg', dash: '10 3 2 3' },
] as const;
const toneOf = (place: number) => TONES[place % TONES.length] ?? TONES[0];

/**
 * A chart with the same numbers as a table, for readers who prefer numbers or can't see the chart. It shows the values of the category below the pointer,
 * or of the one that is chosen with the arrow keys.
 */
export function Chart({
  kind,
  title,
  summary,
  categories,
  series,
  categoryName,
  tableLabel,
  format = String,
}: ChartProps) {
  const scale = scaleOf(series.flatMap(({ values }) => values));
  const [width, ref] = useWidth(CHART.width);
  const isNamed = namedCategories(categories.length, width);
  const isLine = kind === 'line' && series.some(({ values }) => hasLine(values));
  const [active, setActive] = useState<number>();
  const last = categories.length - 1;
  const shown = active === undefined || last < 0 ? undefined : Math.min(active, last);
  const described = shown ?? last;
  const column = shown === undefined ? undefined : placeOf(shown, categories.length, width);
  return (
    <Box as="figure" m="0">
      <Box as="figcaption" mb="2">
        <Text fontWeight="600">{title}</Text>
        {summary !== undefined && (
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {summary}
          </Text>
        )}
      </Box>
      {series.length > 1 && <Legend series={series} />}
      <Box
        position="relative"
        borderRadius="sm"
        touchAction="pan-y"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, described)}
        aria-valuetext={textOf(described, { categories, series, format })}
        onPointerMove={(event) => {
          const { left } = event.currentTarget.getBoundingClientRect();
          setActive(categoryAt(event.clientX - left, categories.length, width));
        }}
        onPointerLeave={() => setActive(undefined)}
        onFocus={() => setActive((before) => before ?? last)}
        onBlur={() => setActive(undefined)}
        onKeyDown={(event: KeyboardEvent) => {
          const next = afterKey(event.key, described, last);
          if (next === undefined) return;
          event.preventDefault();
          setActive(next);
        }}
      >
        <chakra.svg
          ref={ref}
          display="block"
          width="100%"
          height={`${CHART.height}px`}
          aria-hidden
          overflow="visible"
        >
          {column && (
            <chakra.rect
              fill="bg.muted"
              x={column.middle - column.band / 2}
              y={CHART.top}
              width={column.band}
              height={CHART.height - CHART.top - CHART.bottom}
            />
          )}
          {scale.map((value) => (
            <chakra.g key={value} color={value === 0 ? 'border.emphasized' : 'border'}>
              <path
                d={`M${CHART.left} ${heightOf(value, scale)}H${width - CHART.right}`}
                stroke="currentColor"
              />
              <Label x={CHART.left - 6} y={heightOf(value, scale) + 4} anchor="end">
                {format(value)}
              </Label>
            </chakra.g>
          ))}
          {categories.map(
            (category, place) =>
              isNamed(place) && (
                <Label
                  key={category}
                  x={placeOf(place, categories.length, width).middle}
                  y={CHART.height - 6}
                  anchor="middle"
                >
                  {category}
                </Label>
              ),
          )}
          {series.map(({ name, values }, place) => (
            <chakra.g key={name} color={toneOf(place).color}>
              {isLine ? (
                <Line values={values} scale={scale} width={width} dash={toneOf(place).dash} />
              ) : (
                <Bars values={values} scale={scale} width={width} place={place} seriesCount={series.length} />
              )}
            </chakra.g>
          ))}
        </chakra.svg>
        {shown !== undefined && column && (
          <Values
            x={column.middle}
            width={width}
            category={categories[shown] ?? ''}
            series={series}
            place={shown}
            format={format}
          />
        )}
      </Box>
      {/* The table contains the same data. */}
      <chakra.details mt="2" fontSize="sm">
        <chakra.summary cursor="pointer" color="fg.muted">
          {tableLabel}
        </chakra.summary>
        <Table.ScrollArea mt="2" tabIndex={0} role="region" aria-label={title}>
          <Table.Root size="sm" bg="transparent" aria-label={title}>
            <Table.Header>
              <Table.Row bg="transparent">
                <Table.ColumnHeader scope="col">{categoryName}</Table.ColumnHeader>
                {series.map(({ name }) => (
                  <Table.ColumnHeader key={name} scope="col" textAlign="end">
                    {name}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {categories.map((category, row) => (
                <Table.Row key={category} bg="transparent">
                  <Table.Cell asChild>
                    <chakra.th scope="row" fontWeight="400" textAlign="start">
                      {category}
                    </chakra.th>
                  </Table.Cell>
                  {series.map(({ name, values }) => (
                    <Table.Cell key={name} textAlign="end" fontVariantNumeric="tabular-nums">
                      {formatted(values[row], format)}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      </chakra.details>
    </Box>
  );
}

interface ValuesProps extends Pick<ChartProps, 'series'> {
  /** Center of the category. */
  x: number;
  /** Width of the chart. */
  width: number;
  category: string;
  place: number;
  format: (value: number) => string;
}

/** Half of the width that a bubble usually has, in pixels. */
const HALF_BUBBLE_PX = 72;

/** The values of a category, as a bubble at the top of the chart. */
function Values({ x, width, category, series, place, format }: ValuesProps) {
  const left = Math.min(Math.max(x, HALF_BUBBLE_PX), Math.max(HALF_BUBBLE_PX, width - HALF_BUBBLE_PX));
  return (
    <Box
      position="absolute"
      top="-1"
      transform="translateX(-50%)"
      style={{ left: `${left}px` }}
      pointerEvents="none"
      px="2.5"
      py="1"
      borderRadius="sm"
      bg="fg"
      color="bg"
      fontSize="sm"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      {category}
      {series.map(({ name, values }) => (
        <chakra.span key={name} display={series.length > 1 ? 'block' : 'inline'} fontWeight="600">
          {series.length > 1 ? `${name}: ` : ' · '}
          {formatted(values[place], format)}
        </chakra.span>
      ))}
    </Box>
  );
}

/** Returns the values of a category as text: `Nov 27: 3`. */
function textOf(
  place: number,
  { categories, series, format = String }: Pick<ChartProps, 'categories' | 'series' | 'format'>,
): string {
  const values = series.map(({ name, values }) => {
    const value = formatted(values[place], format);
    return series.length > 1 ? `${name} ${value}` : value;
  });
  return `${categories[place] ?? ''}: ${values.join(', ')}`;
}

/** Returns the category after a key, or undefined for keys that don't change it. */
function afterKey(key: string, place: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, place - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, place + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

const formatted = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);

function Legend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <HStack wrap="wrap" gap="4" mb="2" fontSize="sm" aria-hidden>
      {series.map(({ name }, place) => (
        <HStack key={name} gap="2">
          <chakra.svg width="24px" height="8px" color={toneOf(place).color}>
            <path d="M0 4H24" stroke="currentColor" strokeWidth="3" strokeDasharray={toneOf(place).dash} />
          </chakra.svg>
          {name}
        </HStack>
      ))}
    </HStack>
  );
}

/** Returns the width of an element in CSS pixels, and the ref to measure it with. @param expected width until the element exists */
function useWidth(expected: number): [width: number, ref: RefCallback<Element>] {
  const [width, setWidth] = useState(expected);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    // Measured before the first paint: the observer fires after it, and a chart that is too wide would flash.
    const { width } = element.getBoundingClientRect();
    if (width > 0) setWidth(Math.round(width));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
