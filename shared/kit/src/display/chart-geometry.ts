/** Dimensions of a chart, in CSS pixels. Charts are as wide as their container; `width` is used on the server. */
export const CHART = { width: 640, height: 240, left: 44, right: 8, top: 8, bottom: 24 } as const;
/** Width of a category label, including the gap. */
const LABEL_WIDTH_PX = 64;

const STEPS = [1, 2, 2.5, 5, 10];

/** Returns the ticks of a scale: round numbers from 0 to the first above all values; at most six. Only integers, because the values are counts. */
export function scaleOf(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const most = Math.max(0, ...known);
  const least = Math.min(0, ...known);
  const whole = known.every(Number.isInteger);
  const rough = Math.max((most - least || 1) / 4, whole ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(rough));
  const fits = (step: number) => step >= rough && (!whole || Number.isInteger(step));
  const step = STEPS.map((one) => one * power).find(fits) ?? 10 * power;
  const from = Math.floor(least / step + 1e-9);
  const to = Math.max(from + 1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: to - from + 1 }, (_, place) => Number(((from + place) * step).toPrecision(12)));
}

/** Returns the y position of a value. */
export function heightOf(value: number, scale: readonly number[]): number {
  const [low = 0, high = 1] = [scale[0], scale.at(-1)];
  const inner = CHART.height - CHART.top - CHART.bottom;
  return CHART.top + inner * (1 - (value - low) / (high - low));
}

/** Returns the center of a category's column, and the column's width. */
export function placeOf(
  category: number,
  categories: number,
  width: number,
): { middle: number; band: number } {
  const band = (width - CHART.left - CHART.right) / Math.max(1, categories);
  return { middle: CHART.left + band * (category + 0.5), band };
}

/** Returns the path through the values, interrupted at missing ones. */
export function lineOf(values: readonly (number | null)[], scale: readonly number[], width: number): string {
  let down = false;
  return values
    .flatMap((value, category) => {
      if (value === null) {
        down = false;
        return [];
      }
      const point = `${down ? 'L' : 'M'}${placeOf(category, values.length, width).middle.toFixed(1)} ${heightOf(value, scale).toFixed(1)}`;
      down = true;
      return [point];
    })
    .join('');
}

/** Returns whether a line would connect any values. A value between missing ones would be a single dot. */
export function hasLine(values: readonly (number | null)[]): boolean {
  return values.some((value, place) => place > 0 && value !== null && values[place - 1] !== null);
}

/** Returns the category at an x position within the chart: the first or the last one outside of the columns. */
export function categoryAt(x: number, categories: number, width: number): number {
  const { band } = placeOf(0, categories, width);
  return Math.min(categories - 1, Math.max(0, Math.floor((x - CHART.left) / band)));
}

/** Returns which category labels are shown: as many as fit without overlap. */
export function namedCategories(categories: number, width: number): (category: number) => boolean {
  const most = Math.max(1, Math.floor((width - CHART.left - CHART.right) / LABEL_WIDTH_PX));
  const every = Math.max(1, Math.ceil(categories / most));
  return (category) => category % every === 0;
}
