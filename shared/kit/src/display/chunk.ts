/** What shows data. It is a file by itself: few pages do. */
export { Chart } from './chart.tsx';
export { Timeline } from './timeline.tsx';
