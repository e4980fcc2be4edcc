export { cliff, heights, hill } from './heights.ts';
export { oldTown, ropewalk, saltFlats } from './town.ts';
export { canal, docks, paving, quay, quayLamps } from './waterside.ts';
