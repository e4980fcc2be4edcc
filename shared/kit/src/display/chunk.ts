/** Data visualization. In a chunk of its own, because few pages need it. */
export { Chart } from './chart.tsx';
export { Timeline } from './timeline.tsx';
