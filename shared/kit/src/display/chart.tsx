import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { Table } from '../chakra/forms.ts';
import { CHART, heightOf, namedCategories, placeOf, scaleOf } from './chart-geometry.ts';
import { Bars, Label, Line } from './chart-marks.tsx';

/** A series with one value per category; null for a missing one. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartProps {
  kind: 'line' | 'bar';
  /** Title in one sentence, used as the label of chart and table. */
  title: string;
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

/** A chart with the same numbers as a table, for readers who prefer numbers or can't see the chart. */
export function Chart({
  kind,
  title,
  categories,
  series,
  categoryName,
  tableLabel,
  format = String,
}: ChartProps) {
  const scale = scaleOf(series.flatMap(({ values }) => values));
  const [width, ref] = useWidth(CHART.width);
  const isNamed = namedCategories(categories.length, width);
  return (
    <Box as="figure" m="0">
      <Text as="figcaption" fontWeight="600" mb="2">
        {title}
      </Text>
      {series.length > 1 && <Legend series={series} />}
      {/* The table contains the same data. */}
      <chakra.svg
        ref={ref}
        display="block"
        width="100%"
        height={`${CHART.height}px`}
        aria-hidden
        overflow="visible"
      >
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
            {kind === 'line' ? (
              <Line values={values} scale={scale} width={width} dash={toneOf(place).dash} />
            ) : (
              <Bars values={values} scale={scale} width={width} place={place} seriesCount={series.length} />
            )}
          </chakra.g>
        ))}
      </chakra.svg>
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
