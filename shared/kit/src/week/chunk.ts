/** The week. In a chunk of its own, because few pages need it. */
export { WeekFrame } from './week-frame.tsx';
export { WeekGrid } from './week-grid.tsx';
